import { type GetPromptResult, ProtocolError, ProtocolErrorCode } from '@modelcontextprotocol/server';
import { catalogue } from '#actions/catalogue.ts';
import type { Principal } from '#src/access/principal.ts';
import { allowed } from './allowed.ts';

interface Argument {
  name: string;
  description: string;
  required?: boolean;
}

interface Prompt {
  name: string;
  title: string;
  description: string;
  arguments: Argument[];
  /** The actions that it needs. */
  needs: readonly string[];
  text(given: Record<string, string>): string;
}

const ASK = 'Show me the confirm_text of the plan and wait for my yes before commit_plan.';

const PROMPTS: readonly Prompt[] = [
  {
    name: 'submit_candidates',
    title: 'Submit candidates to a client',
    description:
      'Put people forward for a job, with a summary each, after a look at what the client will see.',
    arguments: [
      { name: 'job', description: 'The job: its title and client, or its id.', required: true },
      {
        name: 'candidates',
        description: 'Who to put forward: names or ids. Without it, pick from the pipeline.',
      },
      { name: 'visibility', description: 'full, first_name or anonymous.' },
    ],
    needs: ['create_submission'],
    text: ({ job, candidates, visibility }) =>
      [
        `Put candidates forward for this job: ${job}.`,
        'Find the job and its client contact first (list_jobs, get_job). Look at the applications on it (list_applications).',
        candidates === undefined
          ? 'Choose those at stage yes or screen, and tell me who and why.'
          : `Put forward: ${candidates}. Whoever has no application on the job needs one first.`,
        'Check that nobody is marked do_not_approach and that nobody was sent to this client for this job already.',
        `Plan one create_submission for all of them with plan_actions${visibility === undefined ? '' : `, identity_visibility ${visibility}`}. ${ASK}`,
        'Afterwards give me the review link and when it expires.',
      ].join('\n'),
  },
  {
    name: 'log_placement',
    title: 'Log a placement',
    description: 'Record a won fee: who, where, salary, fee, credits and guarantee.',
    arguments: [
      { name: 'candidate', description: 'Who was placed: name or id.', required: true },
      { name: 'job', description: 'On which job: title and client, or its id.' },
      { name: 'terms', description: 'Salary, fee, start date, credits: whatever was agreed, in your words.' },
    ],
    needs: ['create_placement'],
    text: ({ candidate, job, terms }) =>
      [
        `Log a placement: ${candidate}${job === undefined ? '' : ` for ${job}`}.`,
        ...(terms === undefined ? [] : [`Agreed: ${terms}`]),
        'Find the application (list_applications by candidate), and its job and client. A closed or filled job must be reopened first: ask me.',
        "Leave out what was not agreed: the fee, the guarantee and the currency default from the client's terms.",
        `Plan create_placement with plan_actions and read me the fee, its currency and the credits. ${ASK}`,
      ].join('\n'),
  },
  {
    name: 'prepare_client_call',
    title: 'Prepare a client call',
    description: 'One page on a client before a call: open jobs, who is where, what is owed, what to ask.',
    arguments: [{ name: 'client', description: 'The client: name or id.', required: true }],
    needs: ['list_clients'],
    text: ({ client }) =>
      [
        `Prepare me for a call with this client: ${client}.`,
        'Read, and change nothing: the client and its contacts, its open jobs, the applications that are with the client, ' +
          'submissions without an answer, placements and their guarantees, and the latest activities. Use run_read_actions for several at once.',
        'Give me one page: who I will speak to, each open job with who stands where and for how long, what waits on them, ' +
          'what waits on us, and three questions worth asking. Say plainly what you could not see.',
      ].join('\n'),
  },
  {
    name: 'weekly_desk_review',
    title: 'Weekly desk review',
    description: 'What moved this week, what is at risk, and what to do first next week.',
    arguments: [{ name: 'consultant', description: 'Whose desk; mine without it.' }],
    needs: ['list_jobs'],
    text: ({ consultant }) =>
      [
        `Review the desk of ${consultant ?? 'the person you act for'} for the last seven days. Read only; change nothing.`,
        'Look at active jobs and their pipelines, applications whose stage changed, submissions and answers, interviews of the ' +
          'past and coming week, placements with start or guarantee dates near, and the activities.',
        'Give me: what was won and lost, jobs with nobody at submitted or beyond, applications that have not moved for seven ' +
          'days, and the five things to do first. Keep amounts in their own currencies, and never add currencies together.',
      ].join('\n'),
  },
  {
    name: 'chase_stuck',
    title: 'Chase what is stuck',
    description: 'Find what waits too long, and plan the nudges.',
    arguments: [
      { name: 'days', description: 'How long is too long; 5 without it.' },
      { name: 'client', description: 'Only this client: name or id.' },
    ],
    needs: ['list_applications'],
    text: ({ days, client }) =>
      [
        `Find what has been stuck for ${days ?? '5'} days or more${client === undefined ? '' : ` at ${client}`}.`,
        'Look for applications that have not moved, submissions that nobody opened or answered, and interviews without an outcome.',
        'List them by how much is at stake, with whom it waits. Then propose one next step for each: a mail, a call, a stage.',
        `For the steps I choose, plan them together with plan_actions. ${ASK} Mail nobody who is marked do_not_approach or has opted out.`,
      ].join('\n'),
  },
];

function usable(principal: Principal, prompt: Prompt): boolean {
  return prompt.needs.every((name) => {
    const action = catalogue.get(name);
    return action !== undefined && allowed(principal, action);
  });
}

/** The prompts whose actions a credential may run. */
export function promptsFor(principal: Principal) {
  return PROMPTS.filter((prompt) => usable(principal, prompt)).map(
    ({ name, title, description, arguments: given }) => ({ name, title, description, arguments: given }),
  );
}

/** A prompt's text. @throws ProtocolError for an unknown name or a missing argument */
export function getPrompt(
  principal: Principal,
  name: string,
  given: Record<string, string>,
): GetPromptResult {
  const prompt = PROMPTS.find((candidate) => candidate.name === name);
  if (prompt === undefined || !usable(principal, prompt)) {
    throw new ProtocolError(ProtocolErrorCode.InvalidParams, `Unknown prompt: ${name.slice(0, 100)}.`);
  }
  const lacking = prompt.arguments.find((argument) => argument.required && !given[argument.name]?.trim());
  if (lacking !== undefined) {
    throw new ProtocolError(
      ProtocolErrorCode.InvalidParams,
      `${name} needs ${lacking.name}: ${lacking.description}`,
    );
  }
  const filled = Object.fromEntries(Object.entries(given).filter(([, value]) => value.trim() !== ''));
  return {
    description: prompt.description,
    messages: [{ role: 'user', content: { type: 'text', text: prompt.text(filled) } }],
  };
}
