import { describe, expect, it } from 'vitest';
import { useDesk } from '#test/harness/fixture.ts';
import { briefOf, pathOf, submit } from '#test/harness/submission.ts';

const { running, desk: agency } = useDesk({ country: 'AU', name: 'Harbour Talent' });

describe('omit_identifying', () => {
  const person = {
    name: 'Grace Okafor',
    current_title: 'Controller',
    current_company: 'Tiny Brewing Pty Ltd',
    experience: [
      {
        title: 'Controller',
        employer: 'Tiny Brewing Pty Ltd',
        from: '2019-03',
        description: 'Cut month-end from 11 days to 6. Won Olympic bronze in rowing in March 2016.',
      },
      { title: 'Auditor', employer: 'PricewaterhouseCoopers', from: '2012-01', to: '2019-02' },
    ],
  };
  const summary =
    'Closed the books of six plants since March 2019. The youngest CFO of a bank in the country.';

  it.each(['first_name', 'anonymous'])(
    'leaves out feats, small employers and months at %s, and then holds nothing',
    async (identity_visibility) => {
      const brief = await briefOf(agency, [person]);
      const items = [{ application_id: brief.applications[0], summary }];
      const more = { items, identity_visibility, omit_identifying: true };
      const { status, body } = await submit(agency, brief, more);
      expect(status, JSON.stringify(body)).toBe(201);
      expect([body.data.omit_identifying, body.data.review], JSON.stringify(body)).toEqual([true, null]);
      const page = await running.app.request(pathOf(body.data.url));
      const html = await page.text();
      expect(page.status, html).toBe(200);
      expect(html).toContain('Closed the books of six plants since 2019');
      expect(html).toContain('Cut month-end from 11 days to 6');
      expect(html).toContain(identity_visibility === 'anonymous' ? 'Auditor' : 'Pricewaterhouse');
      // "Auditor, a company" tells no more, and is English in any mail.
      expect(html).not.toContain(', a company');
      expect(html).not.toMatch(/Olympic|youngest|Tiny|food and beverage|March 201/);
    },
  );

  it('is refused where the name is shown', async () => {
    const brief = await briefOf(agency);
    const refused = await submit(agency, brief, { omit_identifying: true });
    expect([refused.status, refused.body.error.field]).toEqual([422, 'omit_identifying']);
  });
});
