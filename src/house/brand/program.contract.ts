/** The name of the program, for the page of its calls and the metadata of its documents. */
export const program = 'Daftar';
