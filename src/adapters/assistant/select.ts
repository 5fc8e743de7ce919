import { draftSkill } from './email/draft.ts';
import { reviseSkill } from './email/revise.ts';
import { DRAFT_TASK, REVISE_TASK } from './email/task.ts';
import { createEmbeddedAssistant, type Skill } from './embedded.ts';
import { type Assistant, AssistantError } from './port.ts';
import { createProviderAssistant, type ProviderConfig } from './providers.ts';
import { summarySkill } from './summary/skill.ts';
import { SUMMARY_TASK } from './summary/task.ts';

export type AssistantConfig = {
  /** AI_PROVIDER: `embedded` (the default), `openai-compatible` or `anthropic`. */
  provider?: string;
  /** AI_BASE_URL, AI_API_KEY, AI_MODEL. */
  baseUrl?: string;
  apiKey?: string;
  model?: string;
  timeoutMs?: number;
};

/** The skills of the embedded engine that belong to no module of the domain. */
export const EMAIL_SKILLS: Record<string, Skill> = { [DRAFT_TASK]: draftSkill, [REVISE_TASK]: reviseSkill };

/**
 * The configured assistant. `skills` are those of the embedded engine besides e-mail.
 * @throws AssistantError `unavailable` when the configuration is wrong or incomplete
 */
export function selectAssistant(config: AssistantConfig, skills: Record<string, Skill> = {}): Assistant {
  const { provider = 'embedded', model = '', ...rest } = config;
  if (provider === 'embedded')
    return createEmbeddedAssistant({ ...EMAIL_SKILLS, [SUMMARY_TASK]: summarySkill, ...skills });
  if (!isProvider(provider)) {
    throw new AssistantError('unavailable', 'AI_PROVIDER must be embedded, openai-compatible or anthropic.');
  }
  return createProviderAssistant({ ...rest, provider, model });
}

function isProvider(name: string): name is ProviderConfig['provider'] {
  return name === 'openai-compatible' || name === 'anthropic';
}
