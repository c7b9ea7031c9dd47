/** What a status means, not how it looks. */
export type Tone = 'good' | 'attention' | 'wrong' | 'info' | 'plain';

/** What each word of a closed list means, declared once beside the list, for lists, reports and badges. */
export type Tones<Word extends string> = Readonly<Partial<Record<Word, Tone>>>;
