/** A letter or a numeral that orders what is named before it: `Class A`, `Certificate III`. */
export const ORDERED =
  /(?<!\p{L})(?:class|grade|level|certificate|cert\.?|type|category|cat|phase|part|band|tier|step|stage|zone|plan|unit|option|group|schedule|series|division|vitamin|hepatitis|world war|permis|carné(?: de conducir)?|rijbewijs|patente|führerschein(?:klasse)?|klasse|categorie|categoría|categoria|carta(?: de condução)?|driving licen[cs]e|licen[cs]e|prawo jazdy|kat\.|b-körkort|visa) $/iu;
const ORDER = /^(?:\p{Lu}|[IVX]{1,4}|[BCD]1?E?|[CD]\+E)$/u;

/** Whether a letter or numeral orders what stands before it: `rijbewijs BE`. @param before what stands before it, from eighty letters on */
export const isOrdered = (word: string, before: string): boolean => ORDER.test(word) && ORDERED.test(before);
