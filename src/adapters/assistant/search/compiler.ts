import type { Ports } from '#src/domain/ports.ts';
import { CompiledQuery, FACET_KINDS } from '#src/domain/search/facets.ts';
import { FIELD_NAMES, type FieldName } from '#src/domain/search/records/field-names.ts';
import { FIELDS } from '#src/domain/search/records/fields.ts';
import { EntityQuery } from '#src/domain/search/records/query.ts';
import { AppError, invalid } from '#src/lib/errors.ts';
import { type Assistant, AssistantError, type AssistantRequest } from '../port.ts';

const COMPILE_TASK = 'search.compile';
const RECORDS_TASK = 'search.records';
/** Somebody waits for a search, who can have the rules read it instead. */
const PATIENCE_MS = 20_000;

const BRIEF = `You take apart what a recruiter looks for in a talent bank. The user's wish is the search, in plain language; answer with
its facets and nothing that it does not say. Kinds: ${FACET_KINDS.join(', ')}. strength: must filters, nice ranks (ideally,
a plus), exclude removes (not, without). values are names any of which will do. Pay is over a year in its currency;
availability has max, the days until free (0 at once) or the value looking; years_experience and rating have min and max.
work_rights values: citizen, permanent_resident, visa_holder, requires_sponsorship. work_type values: permanent, contract,
temp, part_time. seniority values: intern, junior, mid, senior, staff, lead, principal, head, director, vp, c_suite.
education values: bachelor, master, phd, mba, diploma, or "in " and a field. location values as "City, CC", a state, a
country, or remote; within_km for a distance; movable for those open to relocate.
tenure has min and max, the years in the present job. stability values: steady or hopping; career_gap values: some or none.
last_contact has min (days without any; who never was counts) or max (days since), or the value never; added has max, the days
since somebody was entered. phone, email, profile and name are exact. when (current or past) is for role, employer and industry;
min and max of a past employer or industry are the first and last year in which they left. Of alternatives (either) the facets of one together hold together.
What is understood but none of these, and every attribute that people must not be chosen by (age, gender, origin, religion,
health, family), is unsupported with a reason. intent is the search in one sentence.`;

const RECORDS_BRIEF = `You take apart what a recruiter looks for among applications, jobs or interviews (the fact type says which). The
user's wish is the search; answer with its conditions and nothing that it does not say. Each of all has to hold; of its alternatives
(any) one. from and to are days, worked out from the fact today; feedback, ahead and held take no value; names are as they were
said, "me" is whoever asks. not is what a record must not be. applications and interviews count the records that belong to a job
(interviews also those of an application) of which all of "of" holds: max 0 is none, min 1 some. pay has min and max, values: the
period (year, day or hour) and the currency. place has the name in values, or "country DE"; max: so many km around it. hours are
minutes from midnight. words must stand in the title or the client's or candidate's name. What the fields cannot say is unsupported.
Fields: ${FIELD_NAMES.map(described).join('; ')}.`;

function described(name: FieldName): string {
  const { kind, values } = FIELDS[name];
  return values === undefined ? `${name} (${kind})` : `${name}: ${values.join(', ')}`;
}

/** The assistant's port for search. The embedded engine leaves searches to the built-in compiler. */
export function searchCompiler(assistant: Assistant): Pick<Ports, 'compileSearch' | 'compileEntitySearch'> {
  return {
    compileSearch: (accountId, query, home) =>
      asked(assistant, {
        task: COMPILE_TASK,
        brief: BRIEF,
        schema: CompiledQuery,
        facts: { ...home },
        instructions: query,
        workspaceId: accountId,
        timeoutMs: PATIENCE_MS,
      }),
    compileEntitySearch: (accountId, type, query, home) =>
      asked(assistant, {
        task: RECORDS_TASK,
        brief: RECORDS_BRIEF,
        schema: EntityQuery,
        facts: { type, ...home },
        instructions: query,
        workspaceId: accountId,
        timeoutMs: PATIENCE_MS,
      }),
  };
}

async function asked<T>(assistant: Assistant, request: AssistantRequest<T>): Promise<T | null> {
  if (assistant.engine === 'embedded') return null;
  try {
    return (await assistant.generate(request)).object;
  } catch (error) {
    throw error instanceof AssistantError ? refusal(error) : error;
  }
}

function refusal(error: AssistantError): AppError {
  if (error.kind === 'budget_exhausted' || error.kind === 'unsupported')
    return invalid('query', `query: ${error.message}`, { assistant: error.kind });
  return new AppError(
    'INTERNAL_ERROR',
    `The search compiler is unavailable: ${error.message} Nothing was searched, and nothing else searches in its place. Send the same request again shortly, with the same Idempotency-Key, or with compiler: "rules" to have the built-in rules read the query.`,
    { cause: error },
  );
}
