import type { Api, Workspace } from './workspace.ts';

/** Somebody of an agency, by what they may see of its figures. */
export interface Colleague {
  id: string;
  /** Calls with all that their role allows. */
  api: Api;
  /** The same person at work, for what makes records over HTTP. */
  desk: Workspace;
}

/** Two teams: a lead who sees hers, a colleague of it who sees himself alone, and somebody of the other team. */
export interface Teams {
  north: string;
  south: string;
  lead: Colleague;
  mate: Colleague;
  rival: Colleague;
}

/** Adds the two teams to an agency. */
export async function teamsOf(desk: Workspace): Promise<Teams> {
  const team = async (name: string): Promise<string> =>
    (await desk.api.post(`/accounts/${desk.accountId}/teams`, { name })).body.data.id;
  const [north, south] = [await team('North'), await team('South')];
  const join = async (name: string, teamId: string, dataScope: 'team' | 'self'): Promise<Colleague> => {
    const { userId, api } = await desk.user('team_lead', { teamId, dataScope });
    await desk.api.patch(`/accounts/${desk.accountId}/users/${userId}`, { name });
    return { id: userId, api, desk: { ...desk, api } };
  };
  return {
    north,
    south,
    lead: await join('Lea Lead', north, 'team'),
    mate: await join('Max Mate', north, 'self'),
    rival: await join('Rio Rival', south, 'team'),
  };
}

type Cells = Record<string, string | number | boolean | null>;

/** A report as somebody is shown it. */
export interface Shown {
  data_scope: string;
  rows: Cells[];
  totals: Cells[];
  caveats: string[];
}

/** Runs a report; an answer that is not 200 is an error. */
export async function reportAs(api: Api, report: string, more: object = {}): Promise<Shown> {
  const { status, body } = await api.post('/reports/run', { report, ...more });
  if (status !== 200) throw new Error(`${report} answered ${JSON.stringify(body.error)}`);
  return body.data;
}
