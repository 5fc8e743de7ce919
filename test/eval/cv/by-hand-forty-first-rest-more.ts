import { byHand, type Sheet } from './sheet.ts';

const cv = byHand('forty-first-closed');

/** Closed ones in English from the United States and Ireland. */
export const BY_HAND_FORTY_FIRST_REST_MORE: Sheet[] = [
  cv('08-en-us-engineer', 'pdf', 'en', 'US', {
    names: ['Anneke van der Merwe'],
    email: 'anneke@vdmerwe-dev.example',
    phone: '206-555-0163',
    city: 'Seattle',
    headline: 'Staff Software Engineer',
    languages: [],
    jobs: [
      'Staff Software Engineer | Zillow Group | | 2023-01 | now',
      'Senior Software Engineer | Zillow Group | | 2020-04 | 2022-12',
      'Software Development Engineer II | Amazon Web Services | | 2016-08 | 2020-03',
      'Software Engineer | Takealot.com | | 2013-02 | 2016-06',
    ],
    page: `
! Anneke van der Merwe
Staff Software Engineer
Seattle, WA · 206-555-0163 · anneke@vdmerwe-dev.example · vdmerwe-dev.example
# Skills
**Languages:** Go, Java, Kotlin, TypeScript, SQL
**Infrastructure:** AWS, Kubernetes, Terraform, Kafka, DynamoDB, Datadog
# Experience
**Staff Software Engineer, Zillow Group**\t01/2023 – Present
Seattle, WA (remote three days)
* Technical lead for listing ingestion, 9 engineers, 1.1B events a day
* Retired a 12-year-old Perl pipeline without a day of stale data
* Runs the architecture review; 40 design docs a year
* Set the error budget policy for six teams; paging volume fell from 210 to 35 a week
* Led the response to the MLS feed outage of March 2024 and wrote the public postmortem
* Sponsor of two promotions to senior and one to principal
* Cost review with finance each month: compute per listing down 41% in two years
**Senior Software Engineer, Zillow Group**\t04/2020 – 12/2022
* Rewrote photo processing, cut cost per image by 63%
* Deduplication of listings across 500+ feeds with a small scoring service in Go
* Built the schema registry and the rule that nobody ships without it
* Migrated address search from Solr to OpenSearch, zero downtime
* Mentored four engineers, two of them career changers from a coding bootcamp
* Accessibility guild member, keyboard support for the map
**Software Development Engineer II, Amazon Web Services**\t08/2016 – 03/2020
Seattle, WA
* CloudFront log delivery; on call for 14 regions
* Interviewed 130 candidates
* Real-time log configuration, from PR/FAQ to general availability in 13 months
* Cut deployment time across the fleet from nine days to two
* Ran the weekly operations review for the organisation for a year
* Two patents pending on sampling of edge logs
**Software Engineer, Takealot.com**\t02/2013 – 06/2016
Cape Town, South Africa
* Checkout and payments in Python during five Black Fridays
* Integration of eBucks and instant EFT
* Split of the monolith: orders, stock and vouchers as separate services
* First engineer on the fraud squad, chargebacks halved within a season
# Education
**BSc (Hons) Computer Science**, Stellenbosch University\t2012
**BSc Mathematical Sciences**, Stellenbosch University\t2011
Dean’s list in both final years; tutor for first-year programming
# Open source
* Maintainer of a small Go library for back-pressure on Kafka consumers (1,900 stars)
* Occasional patches to Terraform’s AWS provider
# Volunteering
* CoderDojo at the Ballard library, every second Saturday since 2018
* Board member of a housing charity in King County, technology committee
# Talks
"Boring ingestion", Gopher meetups in Seattle and Portland, 2024
# Personal
US permanent resident. Ultimate frisbee, sheep (two), bad puns in Afrikaans.
`,
  }),
  cv('09-en-us-restaurant-manager', 'docx', 'en', 'US', {
    names: ['José Luis Santamaría', 'Jose Luis Santamaria', 'Joe Santamaria', 'José Luis “Joe” Santamaría'],
    email: 'joe.santamaria@desertmail.example',
    phone: '(602) 555-0119',
    city: 'Mesa',
    headline: 'General Manager, Full-Service Restaurants',
    languages: ['English', 'Spanish'],
    jobs: [
      'General Manager | The Cheesecake Factory | | 2021-08 | now',
      'Assistant General Manager | P.F. Chang’s | | 2017-05 | 2021-07',
      'Kitchen Manager | P.F. Chang’s | | 2014-10 | 2017-04',
      'Shift Supervisor | Chipotle Mexican Grill | | 2011-06 | 2014-09',
      'Line Cook | Chipotle Mexican Grill | | 2009-03 | 2011-05',
    ],
    page: `
|| 11 6
| **José Luis “Joe” Santamaría**\\General Manager, Full-Service Restaurants | Mesa, AZ 85201\\(602) 555-0119\\joe.santamaria@desertmail.example
# Highlights
* $13.4M store, 3rd of 18 in the region for guest satisfaction
* Hourly turnover 58% against a company average of 96%
* ServSafe Manager and Arizona Title 4 certified
# Work History
|| 4.5 12.5
| Aug 2021 – Present | **General Manager**, The Cheesecake Factory, Chandler, AZ\\Full P&L, 190 employees, 7 salaried managers. Labor 1.2 points under plan in 2025.
| May 2017 – Jul 2021 | **Assistant General Manager**, P.F. Chang’s, Scottsdale, AZ\\Front of house, hiring, bar inventory. Ran takeout only for 14 weeks in 2020.
| Oct 2014 – Apr 2017 | **Kitchen Manager**, P.F. Chang’s, Tempe, AZ\\28 cooks, food cost from 29% to 26%.
| Jun 2011 – Sep 2014 | **Shift Supervisor**, Chipotle Mexican Grill, Mesa, AZ
| Mar 2009 – May 2011 | **Line Cook**, Chipotle Mexican Grill, Mesa, AZ
# Education
A.A.S. Hospitality Management, Scottsdale Community College, 2016
Diploma, Westwood High School, Mesa, 2008
# Languages
English and Spanish, fluent in both
`,
  }),
  cv('10-en-us-maintenance', 'doc', 'en', 'US', {
    names: ['Earl Dwayne Hutchins Jr.', 'Earl D. Hutchins', 'Earl Hutchins', 'Earl D. Hutchins, Jr.'],
    email: 'ehutchins59@bluegrassnet.example',
    phone: '502-555-0136',
    city: 'Shelbyville',
    languages: [],
    jobs: [
      'Industrial Maintenance Technician | Toyota Motor Manufacturing Kentucky | | 2009 | now',
      'Millwright | Ford Motor Company | | 1998 | 2008',
      'Welder | Rohm and Haas | | 1988 | 1998',
    ],
    page: `
Earl D. Hutchins, Jr.
Shelbyville, Kentucky 40065
Home 502-555-0136
ehutchins59@bluegrassnet.example
^ **OBJECTIVE**
A day shift maintenance job closer to home until I retire, and a young fellow to teach.
^ **EXPERIENCE**
2009 to present
**Toyota Motor Manufacturing Kentucky**, Georgetown KY
Industrial Maintenance Technician
Stamping and body weld. Hydraulics, pneumatics, press clutches, FANUC robots, Allen-Bradley PLC troubleshooting. Lock-out tag-out trainer for the shop. Perfect attendance 2011 to 2016 and again in 2019.
1998 to 2008
**Ford Motor Company**, Louisville Assembly Plant
Millwright
Conveyors, changeovers, model launch of the 2001 Explorer. Took the buyout in 2008.
1988 to 1998
**Rohm and Haas**, Louisville KY
Welder
Pipe and vessel, 6G certified, turnaround crew.
^ **SCHOOLING AND TRAINING**
Jefferson Technical College, Louisville, Industrial Maintenance, 1997
Shelby County High School, 1987
FANUC handling tool course, OSHA 30, rigging and signal person
^ **SERVICE**
Kentucky Army National Guard, 1987 – 1993, honorable discharge
^ **REFERENCES**
Randy Stivers, group leader, 502-555-0181
Rev. Carl Napier, 502-555-0154
`,
  }),
  cv('11-en-ie-quantity-surveyor', 'docx', 'en', 'IE', {
    names: ['Caoimhe Ní Dhomhnaill', 'Caoimhe Ni Dhomhnaill', 'Caoimhe O’Donnell'],
    email: 'caoimhe.nidh@tirconaill.example',
    phone: '+353 86 555 0174',
    city: 'Letterkenny',
    headline: 'Senior Quantity Surveyor',
    languages: ['Irish', 'English'],
    jobs: [
      'Senior Quantity Surveyor | Boyle Construction | | 2022-01 | now',
      'Quantity Surveyor | John Sisk & Son | | 2017-09 | 2021-12',
      'Assistant Quantity Surveyor | Mace | | 2015-08 | 2017-08',
    ],
    page: `
! Caoimhe Ní Dhomhnaill MSCSI MRICS
Senior Quantity Surveyor
(also on some certificates as Caoimhe O’Donnell)
Letterkenny, Co. Donegal
+353 86 555 0174 | caoimhe.nidh@tirconaill.example
# Professional summary
Chartered quantity surveyor, eleven years on the contractor’s side, healthcare, data centres and social housing from €3m to €85m. Moved home from Dublin in 2022 and would like to stay.
# Experience
**Senior Quantity Surveyor** – Boyle Construction, Letterkenny
January 2022 to present
* 70 social houses at Ballymacool, turnkey, final account agreed in nine weeks
* PW-CF1 and PW-CF5 contracts, compensation events, conciliation
* Mentor to two graduates for their APC
**Quantity Surveyor** – John Sisk & Son, Dublin
September 2017 to December 2021
* National Forensic Mental Health Hospital, Portrane: subcontract packages worth €24m
* Data centre in Clonee: monthly valuations, change control
**Assistant Quantity Surveyor** – Mace, London
August 2015 to August 2017
* Fit-out packages, Battersea Power Station phase 1
# Education
BSc (Hons) Quantity Surveying, Letterkenny Institute of Technology, 2011 – 2015
Leaving Certificate, Pobalscoil Ghaoth Dobhair, 2011
# IT
CostX, Bluebeam, Buildsoft Cubit, Excel
# Languages
Irish (native), English (native)
# Other
Full licence. GAA, Gaoth Dobhair senior ladies, team captain 2019.
`,
  }),
  cv('12-en-ie-contractor', 'pdf', 'en', 'IE', {
    names: ['Thiago Henrique Albuquerque de Souza', 'Thiago de Souza', 'Thiago Albuquerque de Souza'],
    email: 'thiago@souzaplatform.example',
    phone: '+353 85 555 0190',
    city: 'Dublin',
    headline: 'DevOps / Platform Engineer – Contract',
    languages: ['English', 'Portuguese', 'Spanish'],
    jobs: [
      'Platform Engineer | Revenue Commissioners | | 2025-04 | now',
      'DevOps Engineer | AIB | | 2024-02 | 2025-03',
      'Cloud Engineer | Aer Lingus | | 2023-01 | 2023-12',
      'DevOps Engineer | Workhuman | | 2019-10 | 2022-12',
      'Systems Administrator | Locaweb | | 2014-03 | 2019-07',
    ],
    page: `
! Thiago Henrique Albuquerque de Souza
DevOps / Platform Engineer – Contract
Dublin 8 · +353 85 555 0190 · thiago@souzaplatform.example · Stamp 4 · daily rate on request · Souza Platform Ltd
# Contracts
|| 4 5 8
| **Period** | **Client** | **Role and work**
| Apr 2025 – present | Revenue Commissioners | **Platform Engineer**\\OpenShift 4 upgrade, Argo CD for 60 services, written runbooks\\Golden path template in Backstage, eleven teams on it so far\\Secrets moved from config maps to Vault, with an audit trail that internal audit likes\\Security clearance by the client; on site two days in Dublin Castle
| Feb 2024 – Mar 2025 | AIB | **DevOps Engineer**\\Azure landing zone, Terraform modules, DORA evidence for the audit\\Policy as code with OPA, 70 controls mapped and tested on each pull request\\Paired with the network team on private endpoints and DNS, the two hardest months of the job\\Extended twice, left when the programme moved to the permanent team
| Jan 2023 – Dec 2023 | Aer Lingus | **Cloud Engineer**\\Move of crew rostering to AWS, two cut-over weekends, no delayed flight\\Disaster recovery test from Dublin to Frankfurt in 52 minutes\\Datadog dashboards for the operations centre
# Permanent positions
|| 4 5 8
| Oct 2019 – Dec 2022 | Workhuman | **DevOps Engineer**\\Jenkins to GitHub Actions, Kubernetes on EKS, on-call lead\\Build time for the monolith from 48 minutes to 11\\SOC 2 evidence collection automated\\Hired and trained three engineers\\Cost tagging, idle environments switched off at night
| Mar 2014 – Jul 2019 | Locaweb | **Systems Administrator**\\São Paulo. Linux, Puppet, 3,000 hosts, many long nights\\Mail platform for two million boxes\\Migration of the shared hosting to CloudLinux\\Shift leader from 2017, team of six
# Certifications
CKA (2020, renewed 2023), AWS Solutions Architect Professional, HashiCorp Terraform Associate
# Education
Tecnólogo em Redes de Computadores, FATEC São Paulo, 2013
Certificate in English for Work, Atlas Language School, Dublin, 2019
# Tools
Terraform, Ansible, Helm, Argo CD, Vault, Prometheus, Grafana, Datadog, Python, Bash, Go for small things
# Community
Co-organiser of the Dublin DevOps breakfast; Portuguese reading hour at the Rialto library
# Languages
English (C1), Portuguese (native), Spanish (B1)
`,
  }),
];
