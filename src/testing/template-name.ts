/** The database that every test's is copied from. */
export const template = 'migrated_template';
