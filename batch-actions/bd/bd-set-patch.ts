import { defineWrite } from '#src/action/define.ts';
import { setPatch } from '#src/domain/bd/index.ts';
import { BdPatch, SetPatch } from '#src/domain/bd/schema.ts';

export const bdSetPatchAction = defineWrite({
  name: 'bd_set_patch',
  title: 'Set my patch',
  titleIn: { de: 'Eigenes Gebiet festlegen', fr: 'Fixer son secteur' },
  description:
    "Set the caller's territory of business development: markets, role_families, locations, industries and excluded_domains. " +
    'Use it when a person says which business is theirs to win. A list given replaces the former, one left out stays, an empty one limits nothing. It counts what get_bd_patch shows and ' +
    'hides nothing from anyone.',
  phrasings:
    'my territory is; change my patch; I look after the north now; which area I sell to; give her the west as her territory; my patch is; I look after the north; change my territory; which industries I cover from now on; my patch is Perth and mining; change the area I cover; set the market for my prospecting; I cover hospitality in Victoria from now on; focus my business development on',
  scope: 'clients:write',
  idempotency: 'optional',
  risk: { destructive: false, outward: false, reversible: false },
  input: SetPatch,
  output: BdPatch,
  run: setPatch,
  irreversible: 'Set the former lists with bd_set_patch.',
  subject: (patch) => patch.user_id,
});
