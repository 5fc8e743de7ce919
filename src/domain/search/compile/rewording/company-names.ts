/**
 * A word with a capital, as names of companies are made of. A full stop is a part of it within ("Booking.com") and behind an initial
 * ("J.P. Morgan"); one that ends a sentence ends the name.
 */
const NAME_WORD = String.raw`\p{Lu}(?:[\p{L}\p{N}&'’-]|\+(?=\p{Lu}\p{Ll})|\.(?!\s)|(?<=(?<!\p{L})(?:\p{Lu}|St|Mt|Co|Bros|Dr))\.)*`;
const NEXT_WORD = String.raw`(?:\p{Lu}|&)(?:[\p{L}\p{N}&'’-]|\+(?=\p{Lu}\p{Ll})|\.(?!\s)|(?<=(?<!\p{L})(?:\p{Lu}|St|Mt|Co|Bros|Dr))\.)*`;

/** A company's name of up to four words. */
export const COMPANY = String.raw`${NAME_WORD}(?:\s+${NEXT_WORD}){0,3}`;
