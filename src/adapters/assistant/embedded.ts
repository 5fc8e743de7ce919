import {
  type Assistant,
  type AssistantAnswer,
  AssistantError,
  type AssistantRequest,
  type ForeignText,
} from './port.ts';

export type SkillInput = { facts: Record<string, unknown>; instructions: string; data: ForeignText[] };

/** `partials` are intermediate states of the answer, for display. */
export type SkillResult = { object: unknown; notes?: string[]; partials?: Record<string, unknown>[] };

/** A task implemented by rules. It uses only the facts and the user's own words. */
export type Skill = (input: SkillInput) => SkillResult;

/**
 * The engine without external services: rules and templates, no model and no network. It only uses the given facts,
 * lists in `notes` what it left undone, and refuses tasks without a skill.
 */
export function createEmbeddedAssistant(skills: Record<string, Skill>): Assistant {
  return {
    engine: 'embedded',
    async generate<T>(request: AssistantRequest<T>): Promise<AssistantAnswer<T>> {
      const skill = skills[request.task];
      if (!skill) {
        throw new AssistantError(
          'unsupported',
          `The embedded engine has no skill for ${request.task}; configure AI_PROVIDER to use a model.`,
        );
      }
      if (request.signal?.aborted) throw new AssistantError('aborted', 'The request was given up.');
      const { facts, data = [], instructions = '' } = request;
      if (instructions.length > MAX_INSTRUCTIONS) {
        throw new AssistantError('unsupported', `An instruction has at most ${MAX_INSTRUCTIONS} characters.`);
      }
      const result = attempt(skill, { facts, instructions, data });
      const parsed = request.schema.safeParse(result.object);
      if (!parsed.success) {
        throw new AssistantError(
          'invalid_output',
          `The embedded ${request.task} gave a wrong shape.`,
          parsed.error,
        );
      }
      for (const partial of result.partials ?? []) request.onPartial?.(partial);
      return {
        object: parsed.data,
        engine: 'embedded',
        model: null,
        notes: result.notes ?? [],
        usage: { inputTokens: 0, outputTokens: 0 },
      };
    },
  };
}

const MAX_INSTRUCTIONS = 5_000;

/** A skill parses its own facts; a parse error becomes a refusal. */
function attempt(skill: Skill, input: SkillInput): SkillResult {
  try {
    return skill(input);
  } catch (error) {
    if (error instanceof AssistantError) throw error;
    throw new AssistantError('unsupported', 'The embedded engine cannot work with these facts.', error);
  }
}
