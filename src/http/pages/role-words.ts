import { t } from '../language/text.ts';

/** The roles in the language of the page, the widest first. */
export const roleWords = () => ({
  admin: t('frame.admin'),
  team_lead: t('frame.teamLead'),
  consultant: t('frame.consultant'),
  researcher: t('frame.researcher'),
  finance: t('frame.finance'),
  read_only: t('frame.readOnly'),
});
