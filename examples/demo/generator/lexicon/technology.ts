import { family, rung, scale } from './family.ts';

const TECH = scale(0.86, 0.5, 1.02, 0.55, 0.78);
const HOUSES = 'Software, Banking, Insurance, Retail, Telecommunications, Media, Government, Healthcare';

export const technologyFamilies = [
  family({
    key: 'backend',
    name: 'Back-end engineering',
    synonyms: 'backend developer, server side, API developer, coder, programmer',
    industries: HOUSES,
    core: 'REST APIs, SQL, PostgreSQL, Git, Automated testing, Microservices, System design',
    optional: `Java, Spring Boot, Kotlin, C#, .NET, Go, Python, Django, Node.js, TypeScript, Rust, Ruby on Rails, PHP,
      Laravel, Kafka, RabbitMQ, Redis, MongoDB, gRPC, GraphQL, AWS, Azure, Docker, Kubernetes, CI/CD, Elasticsearch,
      Domain-driven design, Performance tuning`,
    degrees:
      'Science/Computer Science, Engineering/Software Engineering, Information Technology/Software Development',
    qualifications: {
      any: 'AWS Certified Developer, Oracle Certified Professional, Microsoft Azure Developer Associate',
    },
    duties: `payment and billing services
      public APIs and the contracts behind them
      the break-up of a monolith into services
      on-call for the order platform
      code review and mentoring`,
    wins: `Took checkout latency from 900 ms to 140 ms.
      Moved 80 million rows to a new schema with no downtime.
      Cut the cloud bill by 35% by rewriting two batch jobs.
      Introduced contract tests that ended integration outages.`,
    moves: 'fullstack, devops, data_engineering',
    work: { permanent: 8, contract: 4 },
    contract_period: 'day',
    share: 5,
    scale: TECH,
    ladder: [
      rung('intern', 0, 55, 65, 'Software Engineering Intern'),
      rung('junior', 0, 78, 98, 'Junior Software Engineer, Graduate Developer, Associate Software Engineer'),
      rung('mid', 2, 105, 138, 'Software Engineer, Back-end Developer, Java Developer, .NET Developer'),
      rung(
        'senior',
        5,
        145,
        182,
        'Senior Software Engineer, Senior Back-end Engineer, Senior Java Developer',
      ),
      rung('staff', 9, 185, 225, 'Staff Engineer, Staff Software Engineer'),
      rung('lead', 8, 178, 215, 'Tech Lead, Engineering Lead'),
      rung('principal', 12, 215, 265, 'Principal Engineer, Software Architect'),
      rung('director', 14, 240, 310, 'Director of Engineering, Head of Engineering'),
      rung('c_suite', 16, 280, 400, 'Chief Technology Officer'),
    ],
  }),
  family({
    key: 'frontend',
    name: 'Front-end engineering',
    synonyms: 'frontend developer, UI developer, web developer, React dev, JavaScript developer',
    industries: HOUSES,
    core: 'JavaScript, TypeScript, React, HTML, CSS, Git, Accessibility, Responsive design',
    optional: `Next.js, Vue, Angular, Svelte, Redux, GraphQL, Storybook, Design systems, Playwright, Cypress, Jest,
      Web performance, Tailwind CSS, Sass, Node.js, Figma, Vite, Micro front ends, WCAG, Animation,
      Internationalisation`,
    degrees: 'Science/Computer Science, Information Technology/Web Development, Arts/Interactive Media',
    qualifications: { any: 'CPACC, Professional Scrum Developer' },
    duties: `the customer-facing web application
      a component library used by six teams
      accessibility audits and the fixes that follow
      page speed and search-engine readiness
      pairing with design on new journeys`,
    wins: `Raised conversion by 11% with a rebuilt checkout.
      Brought largest contentful paint under two seconds.
      Passed an external accessibility audit at the first attempt.
      Retired the last of the legacy templates.`,
    moves: 'fullstack, ux_design, mobile',
    work: { permanent: 8, contract: 4 },
    contract_period: 'day',
    share: 3,
    scale: TECH,
    ladder: [
      rung('junior', 0, 75, 94, 'Junior Front-end Developer, Junior Web Developer'),
      rung('mid', 2, 100, 132, 'Front-end Developer, Front-end Engineer, React Developer'),
      rung('senior', 5, 138, 172, 'Senior Front-end Engineer, Senior React Developer'),
      rung('lead', 8, 168, 205, 'Front-end Lead, Lead Front-end Engineer'),
      rung('principal', 12, 200, 245, 'Principal Front-end Engineer'),
    ],
  }),
  family({
    key: 'mobile',
    name: 'Mobile engineering',
    synonyms: 'app developer, iOS dev, Android dev, mobile developer',
    industries: 'Software, Banking, Retail, Media, Healthcare, Telecommunications',
    core: 'Mobile architecture, REST APIs, Git, Automated testing, App store releases',
    optional: `Swift, SwiftUI, UIKit, Objective-C, Kotlin, Jetpack Compose, Java, React Native, Flutter, Dart, Firebase,
      GraphQL, Offline sync, Push notifications, Fastlane, Bluetooth LE, Accessibility, CI/CD, Crash analytics,
      In-app purchases`,
    degrees: 'Science/Computer Science, Engineering/Software Engineering',
    qualifications: { any: 'Associate Android Developer' },
    duties: `the iOS and Android apps, from backlog to store release
      offline sync for field staff
      crash-free rate and start-up time
      the shared networking layer
      release trains and feature flags`,
    wins: `Lifted the crash-free rate to 99.8%.
      Rewrote the app in a declarative UI in five months.
      Took the store rating from 3.1 to 4.6.`,
    moves: 'frontend, fullstack, backend',
    work: { permanent: 8, contract: 4 },
    contract_period: 'day',
    share: 1.5,
    scale: TECH,
    ladder: [
      rung('junior', 0, 78, 96, 'Junior Mobile Developer'),
      rung('mid', 2, 105, 138, 'iOS Developer, Android Developer, Mobile Engineer'),
      rung('senior', 5, 145, 180, 'Senior iOS Engineer, Senior Android Engineer'),
      rung('lead', 8, 175, 212, 'Mobile Lead, Lead Mobile Engineer'),
    ],
  }),
  family({
    key: 'fullstack',
    name: 'Full-stack engineering',
    synonyms: 'full stack developer, web engineer, developer, all-rounder',
    industries: HOUSES,
    core: 'JavaScript, TypeScript, React, Node.js, SQL, REST APIs, Git, Automated testing',
    optional: `Next.js, Vue, Angular, C#, .NET, Python, Django, Ruby on Rails, PHP, PostgreSQL, MySQL, MongoDB, GraphQL,
      AWS, Azure, Docker, Terraform, CI/CD, Redis, Tailwind CSS, Playwright, System design, Product thinking`,
    degrees:
      'Science/Computer Science, Information Technology/Software Development, Engineering/Software Engineering',
    qualifications: { any: 'AWS Certified Developer, Professional Scrum Developer' },
    duties: `features end to end, from schema to screen
      the admin tools that operations live in
      integrations with payment and identity providers
      technical discovery with product and design
      the health of the build and release pipeline`,
    wins: `Shipped the self-service portal that halved support tickets.
      Halved the build time of the main repository.
      Was the first engineer on a product now used by 300 companies.`,
    moves: 'backend, frontend, devops',
    work: { permanent: 8, contract: 4 },
    contract_period: 'day',
    share: 4,
    scale: TECH,
    ladder: [
      rung('junior', 0, 75, 95, 'Junior Full-stack Developer, Graduate Developer'),
      rung('mid', 2, 104, 136, 'Full-stack Developer, Full-stack Engineer, Software Developer'),
      rung('senior', 5, 142, 178, 'Senior Full-stack Engineer, Senior Developer'),
      rung('lead', 8, 172, 212, 'Lead Developer, Engineering Team Lead'),
      rung('head', 12, 205, 260, 'Engineering Manager, Head of Development'),
    ],
  }),
  family({
    key: 'data_engineering',
    name: 'Data engineering',
    synonyms: 'data pipelines, ETL developer, data platform, warehouse, analytics engineer',
    industries: 'Banking, Insurance, Retail, Software, Telecommunications, Government, Energy',
    core: 'SQL, Python, Data modelling, ETL pipelines, Data warehousing, Git',
    optional: `dbt, Airflow, Spark, Snowflake, Databricks, BigQuery, Redshift, Kafka, Azure Data Factory, AWS Glue, Scala,
      Delta Lake, Data governance, Data quality, Terraform, CI/CD, Power BI, Looker, Streaming, Master data`,
    degrees: 'Science/Computer Science, Science/Data Science, Engineering/Software Engineering',
    qualifications: {
      any: 'Databricks Data Engineer Associate, SnowPro Core, Azure Data Engineer Associate',
    },
    duties: `ingestion from forty source systems
      the warehouse model that finance reports from
      data quality checks and lineage
      streaming pipelines for fraud alerts
      migration off the on-premises warehouse`,
    wins: `Cut the nightly load from seven hours to fifty minutes.
      Brought the first trusted customer table to the whole company.
      Retired 600 unused tables and their cost.`,
    moves: 'data_science, backend, devops',
    work: { permanent: 7, contract: 5 },
    contract_period: 'day',
    share: 2.5,
    scale: TECH,
    ladder: [
      rung('junior', 0, 82, 102, 'Junior Data Engineer, Graduate Data Engineer'),
      rung('mid', 2, 112, 145, 'Data Engineer, Analytics Engineer, BI Developer'),
      rung('senior', 5, 150, 188, 'Senior Data Engineer'),
      rung('lead', 8, 182, 222, 'Lead Data Engineer, Data Platform Lead'),
      rung('principal', 11, 210, 260, 'Principal Data Engineer, Data Architect'),
      rung('head', 13, 225, 290, 'Head of Data'),
    ],
  }),
  family({
    key: 'data_science',
    name: 'Data science and analytics',
    synonyms: 'machine learning, ML engineer, data analyst, insights, statistician, AI',
    industries: 'Banking, Insurance, Retail, Healthcare, Software, Government, Media',
    core: 'SQL, Python, Statistics, Data visualisation, Machine learning, Experiment design',
    optional: `R, scikit-learn, PyTorch, TensorFlow, Pandas, Power BI, Tableau, Looker, Causal inference, Forecasting,
      Natural language processing, Large language models, MLOps, Spark, A/B testing, Customer segmentation,
      Stakeholder management, Databricks, Recommendation systems, Bayesian methods`,
    degrees: 'Science/Statistics, Science/Data Science, Science/Mathematics',
    qualifications: {
      any: 'AWS Machine Learning Specialty, Tableau Desktop Specialist, Azure Data Scientist Associate',
    },
    duties: `churn, pricing and propensity models
      experiments from design to readout
      dashboards the executive team reads each Monday
      models in production and their drift
      ad hoc questions with a commercial edge`,
    wins: `Built the churn model that saved 4% of annual revenue.
      Ran the first proper price test in the company's history.
      Put a ranking model live for two million users.`,
    moves: 'data_engineering, banking_risk, commercial_finance',
    work: { permanent: 8, contract: 3 },
    contract_period: 'day',
    share: 3,
    scale: TECH,
    ladder: [
      rung('junior', 0, 76, 95, 'Junior Data Analyst, Graduate Data Scientist'),
      rung('mid', 2, 100, 135, 'Data Analyst, Data Scientist, Insights Analyst'),
      rung('senior', 5, 142, 180, 'Senior Data Scientist, Senior Data Analyst, Machine Learning Engineer'),
      rung('lead', 8, 175, 218, 'Lead Data Scientist, Analytics Manager'),
      rung('head', 12, 215, 285, 'Head of Data Science, Head of Analytics'),
    ],
  }),
  family({
    key: 'devops',
    name: 'DevOps, cloud and SRE',
    synonyms: 'SRE, platform engineer, cloud engineer, infrastructure, sysadmin, ops',
    industries: HOUSES,
    core: 'Linux, Terraform, CI/CD, Docker, Kubernetes, Monitoring, Scripting',
    optional: `AWS, Azure, Google Cloud, Helm, Argo CD, GitHub Actions, GitLab CI, Jenkins, Ansible, Prometheus, Grafana,
      Datadog, Python, Go, Bash, PowerShell, Networking, IAM, Incident response, Cost optimisation, Service mesh,
      Disaster recovery, VMware`,
    degrees: 'Information Technology/Networking, Science/Computer Science, Engineering/Computer Systems',
    qualifications: {
      any: 'AWS Solutions Architect, Certified Kubernetes Administrator, Azure Administrator Associate',
    },
    duties: `cloud landing zones and infrastructure as code
      build and release pipelines for thirty teams
      on-call, incident reviews and service objectives
      Kubernetes clusters in three regions
      backup, recovery and the yearly failover test`,
    wins: `Took deployments from fortnightly to twenty a day.
      Held 99.98% availability through a region outage.
      Saved 400 thousand a year on cloud spend.`,
    moves: 'backend, cyber_security, it_support',
    work: { permanent: 7, contract: 5 },
    contract_period: 'day',
    share: 3,
    scale: TECH,
    ladder: [
      rung('junior', 0, 80, 100, 'Junior DevOps Engineer, Junior Cloud Engineer'),
      rung('mid', 3, 112, 145, 'DevOps Engineer, Cloud Engineer, Systems Engineer'),
      rung('senior', 6, 152, 190, 'Senior DevOps Engineer, Site Reliability Engineer, Senior Cloud Engineer'),
      rung('lead', 9, 182, 222, 'Platform Lead, DevOps Lead'),
      rung('principal', 12, 212, 262, 'Principal Platform Engineer, Cloud Architect'),
    ],
  }),
  family({
    key: 'cyber_security',
    name: 'Cyber security',
    synonyms: 'infosec, security analyst, pen tester, SOC, GRC, ethical hacker',
    industries: 'Banking, Government, Insurance, Telecommunications, Energy, Software, Healthcare',
    core: 'Incident response, Vulnerability management, SIEM, Risk assessment, ISO 27001, Network security',
    optional: `Splunk, Microsoft Sentinel, CrowdStrike, Penetration testing, Threat hunting, NIST CSF, Essential Eight,
      SOC 2, IAM, Cloud security, Python, Burp Suite, Forensics, Security awareness, Third-party risk, PCI DSS,
      Zero trust, DevSecOps, OT security`,
    degrees: 'Information Technology/Cyber Security, Science/Computer Science',
    qualifications: {
      any: 'CISSP, CISM, OSCP, CompTIA Security+, ISO 27001 Lead Auditor',
      GB: 'CREST Registered Tester',
    },
    duties: `alert triage and incident response
      the vulnerability programme and its reporting
      certification against ISO 27001
      supplier security reviews
      tests of web, mobile and internal networks`,
    wins: `Led the response to a ransomware attempt with no data lost.
      Achieved certification in nine months from a standing start.
      Cut critical vulnerabilities older than 30 days to zero.`,
    moves: 'devops, it_support, audit_tax',
    work: { permanent: 8, contract: 4 },
    contract_period: 'day',
    share: 2,
    scale: TECH,
    ladder: [
      rung('junior', 0, 80, 98, 'SOC Analyst, Junior Security Analyst'),
      rung('mid', 2, 108, 142, 'Security Analyst, Cyber Security Engineer, GRC Analyst'),
      rung('senior', 5, 148, 188, 'Senior Security Engineer, Penetration Tester, Senior Security Consultant'),
      rung('lead', 8, 182, 225, 'Security Operations Manager, Cyber Security Manager'),
      rung('head', 12, 225, 290, 'Head of Cyber Security'),
      rung('c_suite', 15, 280, 390, 'Chief Information Security Officer'),
    ],
  }),
  family({
    key: 'it_support',
    name: 'IT support and systems',
    synonyms: 'helpdesk, service desk, desktop support, IT guy, systems administrator',
    industries: 'Education, Healthcare, Government, Professional services, Manufacturing, Retail',
    core: 'Windows, Microsoft 365, Active Directory, Ticketing, Troubleshooting, Customer service',
    optional: `Intune, Azure AD, ServiceNow, Jira Service Management, Networking, VMware, PowerShell, macOS, ITIL,
      Backup, Printers, Telephony, Endpoint security, SharePoint, Asset management, Cisco, Onboarding of users`,
    degrees: 'Information Technology/Information Systems, Trade/Information Technology',
    qualifications: { any: 'ITIL 4 Foundation, CompTIA A+, Microsoft 365 Fundamentals, CCNA' },
    duties: `first and second line support for 400 users
      joiners, movers and leavers
      device builds and patching
      office networks and meeting rooms
      vendor tickets and renewals`,
    wins: `Raised first-contact resolution to 78%.
      Moved 600 laptops to managed builds in ten weeks.
      Wrote the knowledge base the team still uses.`,
    moves: 'devops, cyber_security, business_analysis',
    work: { permanent: 7, contract: 3, temp: 2 },
    contract_period: 'hour',
    share: 2.5,
    scale: scale(0.88, 0.44, 0.78, 0.5, 0.62),
    ladder: [
      rung('junior', 0, 58, 70, 'Help Desk Officer, IT Support Trainee'),
      rung('mid', 2, 70, 88, 'IT Support Officer, Desktop Support Analyst'),
      rung('senior', 5, 90, 115, 'Systems Administrator, Senior Support Engineer'),
      rung('lead', 8, 115, 145, 'Service Desk Manager, IT Manager'),
    ],
  }),
  family({
    key: 'qa_testing',
    name: 'Software testing',
    synonyms: 'QA, tester, quality assurance, SDET, automation tester',
    industries: HOUSES,
    core: 'Test planning, Test automation, Regression testing, Defect management, API testing, Agile delivery',
    optional: `Selenium, Playwright, Cypress, Postman, Java, TypeScript, Python, JMeter, k6, Accessibility, Jira, SQL,
      User acceptance testing, BDD, Mobile testing, CI/CD, Test data, Exploratory testing`,
    degrees: 'Science/Computer Science, Information Technology/Information Systems',
    qualifications: { any: 'ISTQB Foundation, ISTQB Test Automation Engineer' },
    duties: `test strategy for a claims platform
      the automated regression suite
      performance tests before peak season
      user acceptance testing with the business
      defect triage with three squads`,
    wins: `Cut the regression cycle from five days to forty minutes.
      Found the rounding fault that had survived two releases.
      Trained eight manual testers in automation.`,
    moves: 'business_analysis, devops, fullstack',
    work: { permanent: 6, contract: 5 },
    contract_period: 'day',
    share: 1.5,
    scale: TECH,
    ladder: [
      rung('junior', 0, 68, 84, 'Junior Tester, Graduate Test Analyst'),
      rung('mid', 2, 90, 115, 'Test Analyst, QA Engineer, Automation Tester'),
      rung('senior', 5, 120, 150, 'Senior Test Analyst, Senior QA Engineer'),
      rung('lead', 8, 148, 185, 'Test Lead, Test Manager, QA Manager'),
    ],
  }),
];
