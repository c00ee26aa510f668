/** Whether it is turned on. */
const no = (): boolean => false;
/** There is no route to discover. */
const nothing = (): undefined => undefined;

/** Replace Remix's discovery of routes in the browser, which is turned off: the manifest has all of them. */
export {
  nothing as fetchAndApplyManifestPatches,
  nothing as getPartialManifest,
  nothing as getPatchRoutesOnNavigationFunction,
  no as isFogOfWarEnabled,
  nothing as useFogOFWarDiscovery,
};
