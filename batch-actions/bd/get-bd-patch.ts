import * as z from 'zod';
import { defineRead } from '#src/action/define.ts';
import { getPatch } from '#src/domain/bd/index.ts';
import { BdPatch } from '#src/domain/bd/schema.ts';

export const getBdPatchAction = defineRead({
  name: 'get_bd_patch',
  title: 'Read my patch',
  description:
    "Read the caller's territory of business development: its markets, roles, places and industries, how many targets and " +
    'leads lie in it by status, and how far it is covered. An empty list limits nothing. Change it with bd_set_patch.',
  phrasings:
    'what is in my patch; my territory; which area is mine; how many companies lie in my area; what is my patch; who covers the west; which area do I have; which area do I cover; my market; what am I prospecting',
  scope: 'clients:read',
  synonyms: ['my territory'],
  input: z.object({}),
  output: BdPatch,
  run: (ctx) => getPatch(ctx),
});
