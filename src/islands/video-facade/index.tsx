// A component, so that components/video-facade.tsx may render it too.
export { VideoFacadePlayer as default } from '../../components/video-facade-player.tsx'
