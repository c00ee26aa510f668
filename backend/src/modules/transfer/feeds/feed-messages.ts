/** What is said about the file of a feed that is not fetched. */
export const FEED_MESSAGES = {
  host: 'is on a host that files are not downloaded from',
  size: 'exceeds the size limit for imports',
};
