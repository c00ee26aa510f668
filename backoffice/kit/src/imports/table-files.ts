/** The files that can be imported, as the `accept` of a file input. */
export const TABLE_FILES = '.csv,.tsv,.txt,.xlsx,text/csv';
