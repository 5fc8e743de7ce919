import { expect, it } from 'vitest';
import { runAction, runSignedIn } from './action.ts';
import { useDesk } from './fixture.ts';
import type { TestService, Workspace } from './workspace.ts';

export interface SettingDesk {
  running(): TestService;
  desk(): Workspace;
  /** Runs the action as the agency's admin. */
  set(input: object): Promise<unknown>;
  settings(): Promise<Record<string, unknown>>;
}

const settingsOf = async (of: Workspace) =>
  (await of.api.get(`/accounts/${of.accountId}`)).body.data.settings;

/** Proves what holds for every setting of an agency, and gives the desk for what is its own. */
export function provesSetting(proof: {
  action: string;
  input: object;
  /** The settings that the input leaves. */
  leaves: Record<string, unknown>;
  refused: readonly object[];
  /** Whether a signed-in person alone sets it. */
  byPeople?: true;
}): SettingDesk {
  const { action, input, leaves, refused } = proof;
  const run = proof.byPeople ? runSignedIn : runAction;
  const { running, desk } = useDesk({ country: 'AU' });

  it('sets it for the whole agency beside the other settings, and for no other agency', async () => {
    const before = await settingsOf(desk);
    const stranger = await running.workspace();
    await run(running, desk.adminKey, action, input);
    expect(await settingsOf(desk)).toEqual({ ...before, ...leaves });
    expect(await settingsOf(stranger)).toEqual(before);
  });

  it('leaves no trace where it is so already', async () => {
    await run(running, desk.adminKey, action, input);
    const again = await run(running, desk.adminKey, action, input);
    expect(again).toMatchObject({ status: 200, data: { settings: leaves }, activities: [] });
  });

  it('is for admins', async () => {
    const lead = await desk.user('team_lead');
    await expect(run(running, lead.key, action, input)).rejects.toMatchObject({
      code: 'ADMIN_REQUIRED',
    });
  });

  it.each(refused.map((wrong) => [wrong]))('refuses %j', async (wrong) => {
    await expect(run(running, desk.adminKey, action, wrong)).rejects.toMatchObject({
      code: 'VALIDATION_ERROR',
    });
  });

  return {
    running: () => running,
    desk: () => desk,
    set: (given) => run(running, desk.adminKey, action, given),
    settings: () => settingsOf(desk),
  };
}
