/** What a status means, not how it looks. */
export type Tone = 'good' | 'attention' | 'wrong' | 'info' | 'plain';

/** What each word of a closed list means, said once beside the list: lists, reports and badges show it so. */
export type Tones<Word extends string> = Readonly<Partial<Record<Word, Tone>>>;
