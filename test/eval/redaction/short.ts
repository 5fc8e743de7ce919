import { readFileSync } from 'node:fs';
import { identityOf } from '#src/domain/anonymity/index.ts';
import { shortField } from '#src/domain/review/index.ts';

/** A short field of a record with what an anonymous send shows of it. */
interface Shown {
  text: string;
  shown: string | null;
  /** Where the field holds nothing to hide, whether it stands as it was; else whether what must go is gone. */
  isRight: boolean;
  isOrdinary: boolean;
}

/** The fields of a file, one a line, for somebody of whom nothing else is recorded. */
export function shortFieldsOf(file: string): Shown[] {
  const nobody = identityOf({ candidate: { name: 'Ilse Vantongeren', email: null } });
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => {
      const [what, kind, about = '', text = ''] = line.split('\t');
      const shown = shortField(kind === 'title' ? 'title' : 'skill', text, nobody);
      const isOrdinary = what === 'shown';
      const isRight = isOrdinary ? shown === text : !shown?.toLowerCase().includes(about.toLowerCase());
      return { text, shown, isRight, isOrdinary };
    });
}
