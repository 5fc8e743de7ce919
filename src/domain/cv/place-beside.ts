import type { CvLine } from './source.ts';
import { placeIn } from './vocabulary.ts';

// "Lives Townsville QLD", "Based out of Bendigo", "Lives: Townsville".
const SAID =
  /^(?:i )?(?:lives?|living|based|resid(?:es?|ing)|located)(?:\s?:|\s(?:in|out of|near|around|at))?\s+(?=\p{Lu})/iu;
// Fields of a form as sentences: "Permanent address: Guntur, A.P. Present address: Kondapur, Hyderabad."
const FIELD = /(?<=[\p{L}\d)])\.\s+(?=\p{Lu}[\p{L}’' -]{2,25}(?::|\s\+?\d))/u;
const LABELLED =
  /^((?:(?:present|current|home|postal|permanent) )?address|home|residence|lives?|location|adresse|anschrift|direcci[oó]n|domicilio|indirizzo|morada|endere[cç]o|adres|adress)\s*:\s*/iu;
// The outward half of a British postcode.
const OUTCODE = /(?<=\p{Ll})\s[A-Z]{1,2}\d{1,2}[A-Z]?(?:\s\d[A-Z]{2})?$/u;
// The quarter of a Danish town: "5240 Odense NØ".
const QUARTER = /(\d{4} \p{Lu}\p{Ll}+) (?:[NSVØKC]|NØ|NV|SØ|SV)$/u;
// "Terrassa (Barcelona), 25 años", "Villeurbanne (69), 28 ans": a town with its province before what is no place.
const IN_PROVINCE = /^(\p{Lu}[\p{L}’' -]+)\s\((\d{2,3}|\p{Lu}[\p{L}’' -]*)\),\s.*$/u;

// Mobile is a town of Alabama and Male one of the Maldives.
const NO_TOWN =
  /^mobile(?: (?:no|number)\.?)?(?: ?[(/][^,]*)?\W*(?:\t.*)?$|(?:^|\t)(?:fe)?male(?:$|[\t,])(?!\s*maldives)/i;

/** Whether a line is another field whose label or value is called as a town. */
export const tellsNoTown = (text: string): boolean => NO_TOWN.test(text);

/** The town that the last part of an address is, without its postcode. */
function townAtEnd(value: string): string | null {
  const parts = value.replace(/\.$/, '').split(/\s*,\s*/);
  return (
    parts
      .map((part) => part.replace(OUTCODE, ''))
      .toReversed()
      .find((part) => !/\d/.test(part) && (placeIn(part)?.city ?? null) !== null) ?? null
  );
}

/** The lines that say where somebody lives, in the words that a place is read from: without the verb, the postcode and what stands behind. */
export function placesApart(line: CvLine): CvLine[] {
  if (line.bullet) return [line];
  const fields = line.text.split(FIELD);
  if (fields.length > 1) {
    const own = fields.map((text) => {
      const town = LABELLED.test(text) ? townAtEnd(text.replace(LABELLED, '')) : null;
      const label = LABELLED.exec(text)?.[1] ?? '';
      return { ...line, text: town === null ? text : `${label}: ${town}` };
    });
    return own.some(({ text }, at) => text !== fields[at]) ? own : [line];
  }
  const [, town = '', province = ''] = IN_PROVINCE.exec(line.text) ?? [];
  if (town !== '' && placeIn(town)?.city)
    return [{ ...line, text: /\d/.test(province) ? town : `${town} (${province})` }];
  const said = line.text.replace(SAID, '');
  if (said !== line.text) {
    const [first = ''] = said.split(/,\s+(?=\p{Ll}|[A-Z]{3,}\s\p{Ll})/u);
    if (placeIn(first)?.city) return [{ ...line, text: first }];
  }
  const text = line.text.replace(QUARTER, '$1');
  return [LABELLED.test(text) ? { ...line, text: text.replace(OUTCODE, '') } : { ...line, text }];
}
