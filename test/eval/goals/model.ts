import { createAnthropic } from '@ai-sdk/anthropic';
import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import { dynamicTool, generateText, jsonSchema, type LanguageModel, stepCountIs } from 'ai';
import type { Player } from './play.ts';

const MOST_STEPS = 25;

const ASSISTANT =
  'You are the assistant of a recruiter, who speaks to you in chat and cannot answer questions now. Do what is asked with the ' +
  'tools, no more; what the recruiter asks for is a plain instruction. Where it cannot be done as asked, do nothing and say why. ' +
  'End with an answer in one to three sentences that names the people.';

/** Where a model is, by environment variables; null when none is named. */
export function modelOf(env: Record<string, string | undefined>): LanguageModel | null {
  const { EVAL_MODEL: model, EVAL_BASE_URL: baseURL, EVAL_API_KEY: apiKey, EVAL_PROVIDER: provider } = env;
  if (model === undefined) return null;
  if (provider === 'anthropic')
    return createAnthropic({
      ...(apiKey === undefined ? {} : { apiKey }),
      ...(baseURL === undefined ? {} : { baseURL }),
    })(model);
  if (baseURL === undefined)
    throw new Error('EVAL_BASE_URL is the address of the model before /chat/completions.');
  return createOpenAICompatible({
    name: 'eval',
    baseURL,
    ...(apiKey === undefined ? {} : { apiKey }),
  })(model);
}

/** A model as a player: it is given the server's instructions and tools, and sees of each result what its host shows. */
export function modelPlayer(model: LanguageModel): Player {
  return async (goal, { client, call }) => {
    const listed = await client.tools();
    const tools = Object.fromEntries(
      listed.map(({ name, description, inputSchema }) => [
        name,
        dynamicTool({
          description: description ?? name,
          inputSchema: jsonSchema(inputSchema),
          // A call that the protocol refuses is told to the model like any other refusal.
          execute: async (input) =>
            call(name, { ...(input as object) }).then(
              ({ all }) => all,
              (error: unknown) => `Error: ${error instanceof Error ? error.message : String(error)}`,
            ),
        }),
      ]),
    );
    const { text } = await generateText({
      model,
      system: `${ASSISTANT}\n\n${client.instructions() ?? ''}`,
      prompt: goal.says,
      tools,
      stopWhen: stepCountIs(MOST_STEPS),
      maxRetries: 2,
      temperature: 0,
    });
    return text;
  };
}
