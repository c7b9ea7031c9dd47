import type { Field } from './field';
import { words } from './language';

/** The columns that every record has and people read. */
export const baseFields = {
  createdAt: { kind: 'timestamp', label: words('Created') },
  updatedAt: { kind: 'timestamp', label: words('Changed') },
} as const satisfies Readonly<Record<string, Pick<Field, 'kind' | 'label'>>>;
