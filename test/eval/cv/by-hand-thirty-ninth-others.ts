import { byHand, type Sheet } from './sheet.ts';

const cv = byHand('thirty-ninth');

/** Of the twelve open ones those in Italian and Portuguese and from the north. */
export const BY_HAND_THIRTY_NINTH_OTHERS: Sheet[] = [
  cv('07-it-cuoco', 'pdf', 'it', 'IT', {
    names: ['Salvatore Lo Presti'],
    email: 'salvo.lopresti@cucinapost.example',
    phone: '347 555 0182',
    city: 'Riccione',
    headline: 'Chef de partie – secondi piatti',
    languages: ['Italiano', 'Inglese', 'Tedesco'],
    jobs: [
      'Chef de partie | Grand Hotel Des Bains | | 2023-03 | now',
      'Cuoco capo partita | MSC Crociere | | 2019-01 | 2022-10',
      'Commis di cucina | Trattoria Da Nennella | | 2016-06 | 2018-11',
      'Aiuto cuoco | Villaggio Baia Verde | | 2015-05 | 2015-09',
    ],
    page: `
[[ 11 6
! Salvatore Lo Presti
Chef de partie – secondi piatti
^ **ESPERIENZE**
**Grand Hotel Des Bains** – Riccione
Chef de partie | marzo 2023 – in corso
* 140 coperti in stagione, banchetti fino a 300
* Linea pesce e food cost del reparto (28%)
* Formazione dei commis stagionali
**MSC Crociere** – imbarcato
Cuoco capo partita | gennaio 2019 – ottobre 2022
* Sei imbarchi, brigata di 90 persone
* HACCP e ispezioni USPH
**Trattoria Da Nennella** – Napoli
Commis di cucina | giugno 2016 – novembre 2018
**Villaggio Baia Verde** – Tropea
Aiuto cuoco | maggio 2015 – settembre 2015
^ **FORMAZIONE**
Diploma Enogastronomia, IPSSEOA di Vibo Valentia, 2015
Corso di cucina a bassa temperatura, ALMA Colorno, 2022
---
**CONTATTI**
347 555 0182
salvo.lopresti@cucinapost.example
47838 Riccione (RN)
nato il 2/9/1996
^ **LINGUE**
Italiano – madrelingua
Inglese – buono, di bordo
Tedesco – di base
^ **DOTI**
Tengo il passo
Pulizia
Pochi urli
^ **PATENTE**
A, B
]]
~ Autorizzo il trattamento dei miei dati personali ai sensi del Regolamento UE 2016/679.
`,
  }),
  cv('08-it-contabile', 'doc', 'it', 'IT', {
    names: ['Florentina Dumitrescu'],
    email: 'f.dumitrescu@oriopost.example',
    phone: '+39 333 555 0127',
    city: 'Treviglio',
    languages: ['Rumeno', 'Italiano', 'Inglese'],
    jobs: [
      'Impiegata contabile senior | Same Deutz-Fahr Italia S.p.A. | | 2017-05 | now',
      'Impiegata amministrativa | Studio Colleoni Commercialisti Associati | | 2010-09 | 2017-04',
      'Segretaria amministrativa | Autotrasporti F.lli Riva S.r.l. | | 2006-02 | 2010-08',
    ],
    page: `
> **Curriculum Vitae**
**Informazioni personali**
|| 6 11
| Cognome e nome | Dumitrescu Florentina
| Data e luogo di nascita | 19/04/1979, Bacău (Romania)
| Residenza | Treviglio (BG), via dei Mille 0
| Telefono | +39 333 555 0127
| E-mail | f.dumitrescu@oriopost.example
| Cittadinanza | italiana e rumena
**Esperienza lavorativa**
|| 6 11
| Date (da – a) | 05/2017 – oggi
| Datore di lavoro | Same Deutz-Fahr Italia S.p.A.
| Mansione | Impiegata contabile senior
| Principali attività | Ciclo passivo, Intrastat, riconciliazioni intercompany, supporto al bilancio, conservazione elettronica
| Date (da – a) | 09/2010 – 04/2017
| Datore di lavoro | Studio Colleoni Commercialisti Associati
| Mansione | Impiegata amministrativa
| Principali attività | Contabilità ordinaria e semplificata di 60 clienti, liquidazioni IVA, F24
| Date (da – a) | 02/2006 – 08/2010
| Datore di lavoro | Autotrasporti F.lli Riva S.r.l.
| Mansione | Segretaria amministrativa
| Principali attività | Bolle, fatture, turni degli autisti
**Istruzione**
|| 6 11
| 2006 | Corso di contabilità IFTS, ENAIP Bergamo
| 1998 | Liceo economico «Ion Ghica», Bacău
**Lingue**
|| 6 11
| Rumeno | madrelingua
| Italiano | C2
| Inglese | B1
**Informatica**
SAP FI, Zucchetti Ago, Excel avanzato (pivot, cerca.vert)
Treviglio, novembre 2026
`,
  }),
  cv('09-pt-enfermeiro', 'docx', 'pt', 'PT', {
    names: ['Rui Miguel Teixeira da Fonseca', 'Rui Fonseca', 'Rui Teixeira da Fonseca', 'Rui Miguel Fonseca'],
    email: 'rui.fonseca.enf@minhomail.example',
    phone: '912 555 046',
    city: 'Guimarães',
    headline: 'Enfermeiro especialista em médico-cirúrgica',
    languages: ['Português', 'Inglês', 'Francês'],
    jobs: [
      'Enfermeiro especialista | Hospital Senhora da Oliveira | | 2020-01 | now',
      'Enfermeiro | Hospital da Luz | | 2015-04 | 2019-12',
      'Staff Nurse | King’s College Hospital NHS | | 2012-10 | 2015-03',
    ],
    page: `
! Rui Miguel Teixeira da Fonseca
Enfermeiro especialista em médico-cirúrgica
Guimarães · 912 555 046 · rui.fonseca.enf@minhomail.example · Ordem dos Enfermeiros n.º 00000
# Sobre mim
Catorze anos de profissão, três deles em Londres. Gosto de equipas que conversam antes de gritar. Procuro funções de coordenação no Minho ou no Porto.
# Percurso profissional
## Hospital Senhora da Oliveira, Guimarães
Enfermeiro especialista\tjaneiro de 2020 – atualmente
* Urgência geral, responsável de turno
* Formador interno em suporte avançado de vida
* Elo do controlo de infeção
## Hospital da Luz, Póvoa de Varzim
Enfermeiro\tabril de 2015 – dezembro de 2019
* Bloco operatório: ortopedia e cirurgia geral
## King’s College Hospital NHS, Londres
Staff Nurse\toutubro de 2012 – março de 2015
* Acute medical unit, 44 camas
# Formação
Mestrado em Enfermagem Médico-Cirúrgica, Universidade do Minho, 2019
Licenciatura em Enfermagem, ESE do Porto, 2012
# Línguas
Português (língua materna), Inglês (C1), Francês (A2)
# Disponibilidade
60 dias de aviso prévio. Carta de condução B.
`,
  }),
  cv('10-pt-br-gerente', 'pdf', 'pt', 'BR', {
    names: ['Jéssica Aparecida Nakamura dos Santos', 'Jéssica Nakamura', 'Jéssica Nakamura dos Santos'],
    email: 'jessica.nakamura@paulistamail.example',
    phone: '(11) 95555-0143',
    city: 'São Bernardo do Campo',
    headline: 'Gerente de Loja',
    languages: ['Português', 'Espanhol'],
    jobs: [
      'Gerente de Loja | Lojas Renner | | 2022-02 | now',
      'Subgerente | Lojas Renner | | 2019-03 | 2022-01',
      'Supervisora de Vendas | Magazine Luiza | | 2016-08 | 2019-02',
      'Vendedora | Casas Bahia | | 2013-11 | 2016-07',
    ],
    page: `
**JÉSSICA APARECIDA NAKAMURA DOS SANTOS**
Brasileira, solteira, 32 anos
São Bernardo do Campo – SP
Celular/WhatsApp: (11) 95555-0143
E-mail: jessica.nakamura@paulistamail.example
^ **OBJETIVO**
Gerente de Loja
^ **RESUMO DE QUALIFICAÇÕES**
* Doze anos de varejo, seis deles em liderança
* Gestão de equipes de até 38 pessoas
* Loja recorde de NPS da regional ABC em 2024
* Inventário, perdas, escala, treinamento
^ **EXPERIÊNCIA PROFISSIONAL**
**Lojas Renner** – 03/2019 a atual
**Gerente de Loja** (02/2022 a atual)
* Shopping Metrópole, 2.100 m²; meta batida em 9 de 12 meses
**Subgerente** (03/2019 a 01/2022)
* Abertura e fechamento, caixas, contratação de temporários
**Magazine Luiza** – 08/2016 a 02/2019
**Supervisora de Vendas**
* Equipe de 12 vendedores de móveis e eletro
**Casas Bahia** – 11/2013 a 07/2016
**Vendedora**
^ **FORMAÇÃO**
Tecnólogo em Gestão Comercial – Universidade Metodista de São Paulo, 2018
Ensino médio – E.E. João Ramalho, 2011
^ **IDIOMAS**
Português nativo; Espanhol intermediário
^ **CURSOS**
Liderança situacional, Sebrae, 2023
Excel intermediário, Senac, 2020
`,
  }),
  cv('11-sv-utvecklare', 'docx', 'sv', 'SE', {
    names: ['Arvid Nyström Bergqvist', 'Arvid Bergqvist', 'Arvid Nyström'],
    email: 'arvid@nystrombergqvist.example',
    phone: '070-174 06 12',
    city: 'Umeå',
    headline: 'Backendutvecklare',
    languages: ['Svenska', 'Engelska', 'Tyska'],
    jobs: [
      'Backendutvecklare | Codemill | | 2022-08 | now',
      'Systemutvecklare | CGI | | 2018-01 | 2022-07',
      'Supporttekniker | Umeå kommun | | 2016-06 | 2017-12',
    ],
    page: `
HEAD Arvid Nyström Bergqvist · 070-174 06 12 · arvid@nystrombergqvist.example
**Backendutvecklare**
Bor i Umeå. Skriver helst Go och Kotlin, läser helst andras kod innan jag säger något om den.
# Arbetslivserfarenhet
2022-08 – nu\tBackendutvecklare, Codemill
* Videoarkiv för två tv-bolag, 40 TB om dagen
* Gick från nattliga driftsättningar till tolv om dagen
* Handledare för LIA-studenter från Skellefteå
2018-01 – 2022-07\tSystemutvecklare, CGI
* Journalsystem för regionen, Java och Oracle
2016-06 – 2017-12\tSupporttekniker, Umeå kommun
* Skolornas datorer, 6 000 elever
# Utbildning
2014 – 2017\tKandidatexamen i datavetenskap, Umeå universitet
2011 – 2014\tTeknikprogrammet, Dragonskolan
# Språk
Svenska (modersmål), Engelska (flytande), Tyska (lite)
# Övrigt
B-körkort. Tränar ett knattelag i innebandy. Referenser lämnas gärna.
`,
  }),
  cv('12-da-paedagog', 'pdf', 'da', 'DK', {
    names: ['Amina Yusuf Rasmussen', 'Amina Rasmussen'],
    email: 'amina.rasmussen@fynbopost.example',
    phone: '20 55 50 71',
    city: 'Odense',
    headline: 'Pædagogisk leder',
    languages: ['Dansk', 'Somali', 'Engelsk', 'Arabisk'],
    jobs: [
      'Afdelingsleder | Børnehuset Solstrålen | | 2021-08 | now',
      'Pædagog | Børnehuset Solstrålen | | 2016-02 | 2021-07',
      'Pædagogmedhjælper | Vuggestuen Mariehønen | | 2011-09 | 2012-08',
    ],
    page: `
[[ 6 11
PIC portræt | billede af ansøger
^ **KONTAKT**
5000 Odense C
20 55 50 71
amina.rasmussen@fynbopost.example
^ **SPROG**
Dansk – modersmål
Somali – modersmål
Engelsk – godt
Arabisk – mundtligt
^ **STYRKER**
Rolig, når det brænder
Humor
Forældresamarbejde
^ **FRITID**
Vinterbader og fodboldmor
---
! Amina Yusuf Rasmussen
Pædagogisk leder
^ **PROFIL**
Uddannet pædagog med ti års erfaring fra daginstitution og fem år som leder. Jeg tror på faste rammer, åbne døre og et godt morgenbord.
^ **ERHVERVSERFARING**
**Afdelingsleder** · Børnehuset Solstrålen, Odense
08.2021 – nu
* Personaleansvar for 14
* Læreplaner, tilsyn og budget
**Pædagog** · Børnehuset Solstrålen, Odense
02.2016 – 07.2021
* Sprogvejleder
**Pædagogmedhjælper** · Vuggestuen Mariehønen, Vollsmose
09.2011 – 08.2012
^ **UDDANNELSE**
2023 – 2025  Diplom i ledelse, UCL
2012 – 2016  Professionsbachelor som pædagog, UCL Odense
2008 – 2011  Student, Mulernes Legatskole
]]
`,
  }),
];
