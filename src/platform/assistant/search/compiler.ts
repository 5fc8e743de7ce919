import type { Ports } from '#src/domain/ports.ts';
import { CompiledQuery, FACET_KINDS, type Home } from '#src/domain/search/facets.ts';
import { AppError, invalid } from '#src/lib/errors.ts';
import { type Assistant, AssistantError } from '../port.ts';

export const COMPILE_TASK = 'search.compile';

const BRIEF = `You take apart what a recruiter looks for in a talent bank. The user's wish is the search, in plain language; answer with
its facets and nothing that it does not say. Kinds: ${FACET_KINDS.join(', ')}. strength: must filters, nice ranks (ideally,
a plus), exclude removes (not, without). values are names any of which will do. Pay is over a year in its currency;
availability has max, the days until free (0 at once) or the value looking; years_experience and rating have min and max.
work_rights values: citizen, permanent_resident, visa_holder, requires_sponsorship. work_type values: permanent, contract,
temp, part_time. seniority values: intern, junior, mid, senior, staff, lead, principal, head, director, vp, c_suite.
education values: bachelor, master, phd, mba, diploma, or "in " and a field. location values as "City, CC", a state, a
country, or remote; within_km for a distance; movable for those open to relocate. employer may say when: current or past.
What is understood but none of these, and every attribute that people must not be chosen by (age, gender, origin, religion,
health, family), is unsupported with a reason. intent is the search in one sentence.`;

/** The assistant as search asks it. The embedded engine leaves searches to the search's own compiler. */
export function searchCompiler(assistant: Assistant): Pick<Ports, 'compileSearch'> {
  return {
    async compileSearch(accountId, query, home: Home) {
      if (assistant.engine === 'embedded') return null;
      try {
        const { object } = await assistant.generate({
          task: COMPILE_TASK,
          brief: BRIEF,
          schema: CompiledQuery,
          facts: { ...home },
          instructions: query,
          workspaceId: accountId,
        });
        return object;
      } catch (error) {
        throw error instanceof AssistantError ? refusal(error) : error;
      }
    },
  };
}

function refusal(error: AssistantError): AppError {
  if (error.kind === 'budget_exhausted' || error.kind === 'unsupported')
    return invalid('query', `query: ${error.message}`, { assistant: error.kind });
  return new AppError(
    'INTERNAL_ERROR',
    `The search compiler is unavailable: ${error.message} Nothing was searched, and nothing else searches in its place. Send the same request again shortly, with the same Idempotency-Key.`,
    { cause: error },
  );
}
