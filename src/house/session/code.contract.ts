import { text } from '#kit/contract/fields-text';

/** A code from an app, or a recovery code. */
export const code = text('Code', { required: 'Please enter the code', max: 20 });
