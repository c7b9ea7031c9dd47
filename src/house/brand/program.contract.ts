/** What the program is called: on the page of its calls, in the metadata of its documents. */
export const program = 'Daftar';
