import { spanIn } from './dates.ts';
import type { CvLine } from './source.ts';

/** Times between jobs as CVs of ten languages name them: leave for children, service, a search for work, a year off. */
const PAUSE =
  /^(?:elternzeit|mutterschutz|mutterschaftsurlaub|erziehungs(?:urlaub|zeit)|familien(?:zeit|pause|phase)|babypause|karenz|sabbatical|auszeit|(?:grund)?wehrdienst|bundeswehr(?= *$)|zivildienst|präsenzdienst|grundwehrdienst|arbeit(?:s)?suchend|arbeitssuche|arbeitslos|weltreise|(?:(?:parental|maternity|paternity|adoption|family|sick|carer'?s) leave|career break|gap year|year off|national service|military service|job search)|congé (?:parental|maternité|de maternité|sabbatique)|service (?:militaire|national)|année sabbatique|(?:baja|permiso) (?:por maternidad|maternal|paternal)|excedencia|servicio militar|año sabático|congedo (?:parentale|di maternità)|maternità|servizio (?:militare|civile)|anno sabbatico|licença (?:parental|de maternidade|maternidade)|serviço militar|ano sabático|ouderschapsverlof|zwangerschapsverlof|dienstplicht|föräldraledig(?:het)?|värnplikt|barselsorlov|barsel|forældreorlov|værnepligt|foreldrepermisjon|førstegangstjeneste)(?![\p{L}-])(?!\s+cover\b)/iu;

const LONGEST = 70;

/** What a line says beside its dates. */
const besideDates = (text: string): string =>
  text.replace(spanIn(text)?.words ?? '', '').replace(/^[\s:|,·•–—-]+|[\s:|,·•–—-]+$/g, '');

const isPause = ({ text, bullet }: CvLine): boolean =>
  !bullet && text.length < LONGEST && PAUSE.test(besideDates(text));

const isSpanAlone = (line: CvLine | undefined): boolean =>
  line !== undefined && spanIn(line.text) !== null && besideDates(line.text) === '';

/** The lines of a section of jobs without the times between them, their dates included. */
export function withoutPauses(lines: readonly CvLine[]): CvLine[] {
  const gone = new Set<CvLine>();
  for (const [at, line] of lines.entries()) {
    if (!isPause(line)) continue;
    gone.add(line);
    if (spanIn(line.text) !== null) continue;
    const dates = [lines[at - 1], lines[at + 1]].find(isSpanAlone);
    if (dates !== undefined) gone.add(dates);
  }
  return lines.filter((line) => !gone.has(line));
}

const TRAINING =
  /^(?:(?:berufs|fach)?ausbildung (?:zu[rm]?|als)|lehre (?:zu[rm]?|als)|umschulung (?:zu[rm]?|als)|(?:\p{L}*studium|studium) (?:der|des|an)|(?:grund|real|haupt|ober|gesamt|mittel|volks)-?(?: und \p{L}+)?schule|abitur|apprenticeship as)(?!\p{L})/iu;

/** Whether a line among jobs tells, with its dates, of an apprenticeship or a school. */
export function isTraining({ text, bullet }: CvLine): boolean {
  return !bullet && spanIn(text) !== null && TRAINING.test(besideDates(text));
}
