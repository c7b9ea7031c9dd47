import { text } from '#kit/contract/fields-text';

/** What an app shows, or a recovery code. */
export const code = text('Code', { required: 'Please enter the code', max: 20 });
