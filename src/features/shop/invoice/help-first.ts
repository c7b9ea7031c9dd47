/** The order of a field's parts: help below it, the error below that. */
export const helpFirst: ('label' | 'input' | 'description' | 'error')[] = ['label', 'input', 'description', 'error'];
