import { matchesOf } from '#src/lib/matches.ts';
import type { UncertainOccurrence } from './occurrences.ts';
import { OF_FORMS, OF_WORK, termsOf } from './proper-nouns.ts';

const WORD = "\\p{Lu}[\\p{L}\\p{M}’'&-]+";
const ASKED =
  '(?:(?:[Cc]urrent|[Ll]ast|[Pp]revious|[Pp]resent|[Tt]rade|[Dd]riving|[Hh]igh|[Nn]ight|[Tt]ech|[Tt]ruck|[Cc]ulinary|[Nn]ursing|[Cc]DL|CDL|[Ww]hat|[Ww]hich|[Ww]here) )?(?:[Ee]mployer|[Cc]arrier|[Ss]chool|[Cc]ollege|[Uu]ni|[Uu]niversity|[Aa]cademy|[Ss]chooling|[Ss]chule|[Bb]erufsschule|[Hh]ochschule|[Éé]cole|[Ll]ycée|[Ff]ac|[Ee]scuela|[Uu]niversidad|[Ss]cuola|[Uu]niversità|[Ee]scola|[Oo]pleiding|[Ss]kola|[Ss]zkoła|[Uu]czelnia)';
/** `q: school? a: Metro in Omaha`: a question of a form, and what was answered. */
const ANSWERED = new RegExp(
  `(?<=(?<![\\p{L}-])${ASKED} ?\\?\\s{0,2}(?:(?:[Aa]|[Rr]|[Aa]ns|[Aa]nswer|[Aa]ntwort|[Rr]éponse|[Rr]espuesta) ?[:.] ?|[-–—>:] ?)?)(${WORD}(?: ${WORD}){0,3})(?=[,.;(\\n]|$| (?:in|at|for|from|until|then|and|near|by|back|\\d)(?!\\p{L}))`,
  'gu',
);
/** What is answered that names none. */
const NO_NAME =
  /^(?:None|No|Nope|Yes|Yeah|Yep|Not|Never|High|Secondary|Primary|Middle|Left|Did|Didn[’']t|Self|Self-taught|On|Only|Just|He|She|They|It|We|I|GED|GCSEs?|A|An|The|Some|One|Two|Three|Four|Five|Six|Finished|Graduated|Dropped|Yet|Still|Currently|Will|Would|Has|Had|Was|Is|Local|Online|Part|Full|Night|Evening|Day|Home|Abroad|Unknown|Same|Both|Done|Pending|Certificate|Diploma|Degree|Bachelor\p{L}*|Master\p{L}*|Apprenticeship|Nein|Ja|Keine?|Oui|Non|Aucune|Sí|Ninguna|Nee|Nej|Tak|Nie|Candidate|Honours|First|Second|Third|Fine|Good|OK|Okay|Ask|See|Check|Maybe|Possibly|January|February|March|April|May|June|July|August|September|October|November|December)$/u;

/** Schools and employers by their short names where a form of questions asks for one and what stands there is no other answer. */
export const schoolsAskedIn = (text: string): UncertainOccurrence[] =>
  matchesOf(ANSWERED, text)
    .filter(({ 1: said = '' }) => {
      const [first = ''] = said.split(' ');
      const isOfWork =
        OF_WORK.test(first) || OF_FORMS.has(first.toLowerCase()) || /(?:ing|ery|istry)$/u.test(said);
      return !NO_NAME.test(first) && !isOfWork && termsOf(said, []).length === 0;
    })
    .map(({ 1: said = '', 0: whole, index }) => ({
      start: index,
      end: index + (said || whole).length,
      reason: 'school',
      why: 'is what was answered where a school or an employer was asked for',
    }));
