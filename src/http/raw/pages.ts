import type { Hono } from 'hono';
import { mountApprovals } from '../pages/approvals.tsx';
import { mountBrandSettings } from '../pages/brand-settings.tsx';
import { mountCareers } from '../pages/careers.tsx';
import { mountCheckIn } from '../pages/check-in.tsx';
import { mountConnections } from '../pages/connections.tsx';
import { mountConsent } from '../pages/consent.tsx';
import { mountContractor } from '../pages/contractor.tsx';
import { mountHome } from '../pages/home.tsx';
import { mountKeys } from '../pages/keys.tsx';
import { mountLogos } from '../pages/logos.ts';
import { mountMeeting } from '../pages/meeting.tsx';
import { mountOptOut } from '../pages/opt-out.tsx';
import { mountPasskeys } from '../pages/passkeys.tsx';
import { mountPeople } from '../pages/people.tsx';
import { mountPortal } from '../pages/portal.tsx';
import { mountProvider } from '../pages/provider.tsx';
import { mountProviderSettings } from '../pages/provider-settings.tsx';
import { mountRecords } from '../pages/record/record.tsx';
import { mountReferences } from '../pages/references.tsx';
import { mountReview } from '../pages/review.tsx';
import { mountScreen } from '../pages/screen.tsx';
import { mountSecondFactorSettings } from '../pages/second-factor-settings.tsx';
import { mountSecondStep } from '../pages/second-step.tsx';
import { mountServiceAccounts } from '../pages/service-accounts.tsx';
import { mountSetPassword } from '../pages/set-password.tsx';
import { mountSetup } from '../pages/setup.tsx';
import { mountSignIn } from '../pages/sign-in.tsx';
import { mountSignInLink } from '../pages/sign-in-link.tsx';
import { mountSignUp } from '../pages/sign-up.tsx';
import { mountSpec } from '../pages/spec.tsx';
import { mountTalentPool } from '../pages/talent-pool.tsx';
import { mountYou } from '../pages/you.tsx';
import type { HttpService } from '../service.ts';

const PAGES = [
  mountHome,
  mountSignIn,
  mountSecondStep,
  mountYou,
  mountPasskeys,
  mountSecondFactorSettings,
  mountBrandSettings,
  mountProvider,
  mountProviderSettings,
  mountSetPassword,
  mountSignInLink,
  mountSetup,
  mountSignUp,
  mountPeople,
  mountOptOut,
  mountCheckIn,
  mountTalentPool,
  mountMeeting,
  mountCareers,
  mountLogos,
  mountReview,
  mountSpec,
  mountContractor,
  mountReferences,
  mountRecords,
  mountScreen,
  mountApprovals,
  mountKeys,
  mountServiceAccounts,
  mountConnections,
  mountConsent,
  mountPortal,
];

/** The pages for people. */
export function mountPages(app: Hono, service: HttpService): void {
  for (const mount of PAGES) mount(app, service);
}
