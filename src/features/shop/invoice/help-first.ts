/** Help below a field, what is wrong below that. */
export const helpFirst: ('label' | 'input' | 'description' | 'error')[] = ['label', 'input', 'description', 'error'];
