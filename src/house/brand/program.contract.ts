/** The name of the program: on the page of its calls, in the metadata of its documents. */
export const program = 'Daftar';
