import { isContactLine } from './contact.ts';
import { spanIn } from './dates.ts';
import type { Section } from './headings.ts';
import type { CvLine } from './source.ts';
import { looksLikeEmployer, looksLikeSchool } from './words.ts';

// "Address: 4/118, Thottam Street, Saravanampatti, Coimbatore – 641 035" is long with reason.
const ADDRESS = /^(?:(?:present|permanent|current|postal|residential|home) )?address\s*[:\t]/i;

// "2014 - 2019" has as many digits as a number.
const isContact = (text: string): boolean =>
  isContactLine(text) && (text.includes('@') || spanIn(text)?.words !== text.trim());

/**
 * Lines next to an e-mail address or phone number, where the residence may be in a column of its own. What stands below another
 * heading, as a job or a hobby does, is next to nothing above it.
 */
export function besideContact(lines: readonly CvLine[], sections: readonly Section[]): CvLine[] {
  const parts = new Map(
    sections.flatMap(({ kind, lines: own }, at) =>
      own.map((line): [CvLine, number] => [line, kind === 'head' || kind === 'contact' ? -1 : at]),
    ),
  );
  return lines.filter((line, at) => {
    const { text } = line;
    return (
      text.length < (ADDRESS.test(text) ? 120 : 60) &&
      lines
        .slice(Math.max(0, at - 2), at + 3)
        .some((near) => isContact(near.text) && parts.get(near) === parts.get(line)) &&
      spanIn(text) === null &&
      !looksLikeSchool(text) &&
      !looksLikeEmployer(text)
    );
  });
}
