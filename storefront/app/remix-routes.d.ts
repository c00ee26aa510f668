declare module '@remix-run/react/dist/esm/routes.js' {
  export { createClientRoutes } from '@remix-run/react/dist/routes';
}
