// Marks of direction, zero-width characters and tags. The joiners U+200C and U+200D stay: scripts and emoji need them.
const UNSEEN = /[\u061c\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff\u{e0000}-\u{e007f}]/gu;

/** Text without what turns the direction of the text after it, or is not seen, so that it reads as it stands. */
export const withoutUnseen = (text: string): string => text.replace(UNSEEN, '');
