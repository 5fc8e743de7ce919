import type { ToldRound } from './interview-kinds.ts';
import { toldRounds } from './interview-process.ts';
import type { Questions } from './interview-questions.ts';
import type { InterviewRound, Job, JobLocation } from './schema.ts';
import { capital } from './text-lines.ts';

/** What decides over the rounds of a plan. */
interface Role {
  title: string;
  description: string | null;
  location: JobLocation | null;
  employment_type: Job['employment_type'];
  interview_format: Job['default_interview_format'];
}

type Round = Omit<InterviewRound, 'round'>;

const TECHNICAL =
  /\b(engineer|developer|programmer|architect|devops|sre|data (scientist|analyst)|machine learning|systems? administrator|database administrator|tester|qa|security analyst|penetration)\b/i;
/** Whom a client meets twice: who leads, or answers for much. */
const SENIOR =
  /\b(?:c[efotim]o|chief|president|vp|director|head|general manager|manager|leiter(?:in)?|leader|lead|principal|partner|counsel|consultant|senior|geschäftsführer(?:in)?|directeur|directrice|responsable|gerente)\b/i;

/**
 * The rounds of a plan. What the brief says of the process stands: that many, of these kinds, with whom, on what and how long. Where it says nothing, the
 * client meets somebody once, and a second time where the role leads or is senior; no test is made up.
 */
export function roundsOf(role: Role, asked: Questions): Round[] {
  const screen: Round = { format: 'phone', kind: 'internal', duration_minutes: 30, focus: asked.practical };
  const told = toldRounds(role.description);
  // The agency's own screen is the phone call that a process begins with.
  const rounds = told[0]?.kind === 'phone' && told.length > 1 ? told.slice(1) : told;
  return [screen, ...(rounds.length > 0 ? asTold(role, rounds, asked) : asUsual(role, asked))];
}

const isThere = ({ location }: Role): boolean => location !== null && location.type !== 'remote';

const minutesOf = ({ employment_type }: Role): number => (employment_type === 'contract' ? 45 : 60);

function asTold(role: Role, told: readonly ToldRound[], asked: Questions): Round[] {
  const rounds = told.map(
    ({ kind, name, who, minutes }): Round => ({
      format:
        (kind === 'task' || kind === 'trial') && IS_TEST.test(name ?? '')
          ? 'technical'
          : formatOf(role, kind),
      kind: 'client',
      duration_minutes: minutes ?? minutesOf(role),
      focus: [...(name === null ? [] : [capital(name)]), ...(who === null ? [] : [`With ${who}`])],
    }),
  );
  // A task alone says nothing of the interview before it; who is tried by hand is met there.
  if (told.every(({ kind }) => kind === 'task')) return [...asUsual(role, asked), ...rounds];
  const talks = rounds.filter((_, at) => told[at]?.kind !== 'trial' && told[at]?.kind !== 'task');
  const tries = rounds.find((_, at) => told[at]?.kind === 'technical');
  const [first] = talks;
  const share = tries === undefined || tries === first ? asked.needed.length : half(asked.needed);
  first?.focus.push(...asked.needed.slice(0, share));
  tries?.focus.push(...asked.needed.slice(share));
  talks.at(-1)?.focus.push(...asked.done, ...asked.wished, ...asked.first90);
  return rounds;
}

/** What is done to be looked at, and not presented to anybody. */
const IS_TEST =
  /(?:tests?|lessons?|class(?:es)?|tasks?|exercises?|assessments?|assignments?|case stud(?:y|ies)|business cases?|role[- ]plays?|fallstudie|rollenspiel|étude de cas|mise en situation|arbeitsprobe|probeaufgabe|sprachtest|opdracht|proef(?:las|werk|stuk|les)\p{L}*|(?<!(?:día|días|dia|jornada) de )prueba|(?<!(?:giornata|turno|giorno) di )prova)(?!\p{L})/iu;

function formatOf(role: Role, kind: ToldRound['kind']): InterviewRound['format'] {
  if (kind === 'phone' || kind === 'video' || kind === 'in_person' || kind === 'technical') return kind;
  if (kind === 'trial') return 'in_person';
  return kind === 'panel' && isThere(role) ? 'in_person' : role.interview_format;
}

const half = (list: readonly string[]): number => Math.ceil(list.length / 2);

function asUsual(role: Role, { needed, done, wished, first90 }: Questions): Round[] {
  const contract = role.employment_type === 'contract';
  const technical = TECHNICAL.test(role.title) && role.interview_format !== 'technical';
  const again = !contract && SENIOR.test(role.title);
  const share = technical ? half(needed) : needed.length;
  const rest = [...(again ? done : []), ...wished, ...first90];
  const rounds: Round[] = [
    {
      format: role.interview_format,
      kind: 'client',
      duration_minutes: minutesOf(role),
      focus: [...needed.slice(0, share), ...(again ? [] : [...done, ...rest])],
    },
  ];
  if (technical)
    rounds.push({ format: 'technical', kind: 'client', duration_minutes: 60, focus: needed.slice(share) });
  if (again)
    rounds.push({
      format: isThere(role) ? 'in_person' : 'video',
      kind: 'client',
      duration_minutes: 45,
      focus: rest,
    });
  return rounds;
}
