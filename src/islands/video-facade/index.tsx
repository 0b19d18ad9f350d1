// The component is in components/, because video-facade.tsx renders it there too.
export { VideoFacadePlayer as default } from '../../components/video-facade-player.tsx'
