import { fold } from '#src/lib/fold.ts';

/** The languages in which briefs are read. */
const READ = 'en de fr es it nl pt pl sv da nb'.split(' ');
/** Languages that jobs ask for. */
const SPOKEN =
  'en de fr es it nl pt pl sv da nb no fi is ru uk cs sk hu ro bg el tr ar he zh ja ko vi th hi ur bn pa ta te fa sr hr sl sq lt lv et ga cy ca eu gl id ms sw af'.split(
    ' ',
  );

let names: ReadonlySet<string> | undefined;

/** Whether a word is what a language is called in any of the languages that are read: "Engels", "Deutsch", "inglés", "angielski". */
export function isLanguageName(word: string): boolean {
  names ??= new Set(
    READ.flatMap((tongue) => {
      const called = new Intl.DisplayNames([tongue], { type: 'language' });
      return SPOKEN.map((code) => fold(called.of(code) ?? ''));
    }),
  );
  return names.has(fold(word));
}
