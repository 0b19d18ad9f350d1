// The player is a component, so that `components/video-facade.tsx` may frame it.
export { VideoFacadePlayer as default } from '../../components/video-facade-player.tsx'
