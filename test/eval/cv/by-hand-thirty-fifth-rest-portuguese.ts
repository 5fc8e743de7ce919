import { byHand, type Sheet } from './sheet.ts';

const cv = byHand('thirty-fifth-rest');

/** The Portuguese and the Swedish ones of the thirty-fifth lot. All people are made up. */
export const BY_HAND_THIRTY_FIFTH_REST_PORTUGUESE: Sheet[] = [
  cv('18-pt-rececionista', 'docx', 'pt', 'PT', {
    names: ['Catarina Vasconcelos Brito', 'Catarina Brito'],
    email: 'catarina.brito@riaformosa.example',
    phone: '912 555 047',
    city: 'Faro',
    headline: 'Chefe de Receção',
    languages: ['Português', 'Inglês', 'Francês', 'Alemão'],
    jobs: [
      'Chefe de Receção | Hotel Eva Senses | | 2021-03 | now',
      'Rececionista | Vila Galé | | 2016-04 | 2021-02',
      'Rececionista de noite | Aparthotel Sol e Maresia | | 2014-05 | 2015-10',
      'Empregada de balcão | Pastelaria Gardy | | 2012-07 | 2014-04',
    ],
    page: `
! Catarina Vasconcelos Brito
Chefe de Receção
Rua do Alportel, 84, 8000-293 Faro
912 555 047 | catarina.brito@riaformosa.example
# Sobre mim
Algarvia, habituada ao verão de casa cheia e ao inverno de obras. Gosto de formar gente nova e de resolver problemas antes de chegarem ao diretor.
# Experiência profissional
**Chefe de Receção**
Hotel Eva Senses, Faro
Março de 2021 – Presente
* Equipa de nove pessoas, 134 quartos
* Escalas, faturação, controlo de overbooking
* Implementação do PMS HiJiffy e check-in online
**Rececionista**
Vila Galé, Albufeira
Abril de 2016 – Fevereiro de 2021
* Check-in e check-out, grupos, caixa
**Rececionista de noite**
Aparthotel Sol e Maresia, Quarteira
Maio de 2014 – Outubro de 2015
**Empregada de balcão**
Pastelaria Gardy, Faro
Julho de 2012 – Abril de 2014
# Formação
Curso Técnico Superior em Gestão de Alojamento, Escola de Hotelaria e Turismo do Algarve, 2013
12.º ano, Escola Secundária Tomás Cabreira, 2011
# Línguas
Português (materna), Inglês (C1), Francês (B2), Alemão (A2)
# Outras informações
Carta de condução B
`,
  }),
  cv('19-br-empilhadeira', 'pdf', 'pt', 'BR', {
    names: ['Wellington Aparecido dos Santos', 'Wellington dos Santos'],
    email: 'wellington.asantos@campineiro.example',
    phone: '(19) 95555-0137',
    city: 'Campinas',
    jobs: [
      'Operador de empilhadeira | DHL Supply Chain | | 2021-08 | now',
      'Conferente | Magazine Luiza | | 2017-03 | 2021-06',
      'Auxiliar de logística | Mercado Livre | | 2015-01 | 2017-02',
      'Ajudante geral | Transportadora Irmãos Prates Ltda | | 2012-05 | 2014-11',
    ],
    page: `
**WELLINGTON APARECIDO DOS SANTOS**
Brasileiro, casado, 33 anos
Rua Serra do Japi, 310 – Jardim Campos Elíseos – Campinas/SP
Telefone: (19) 95555-0137 (WhatsApp) / recado com Débora (19) 95555-0149
E-mail: wellington.asantos@campineiro.example

**OBJETIVO**
Atuar como operador de empilhadeira e crescer para a liderança da expedição.

**FORMAÇÃO ACADÊMICA**
Ensino médio completo – E.E. Carlos Gomes – 2010
Tecnólogo em Logística – UNIP – cursando

**EXPERIÊNCIA PROFISSIONAL**
**DHL Supply Chain** – 08/2021 até o momento
Cargo: Operador de empilhadeira
Principais atividades: movimentação com empilhadeira elétrica e a gás, separação, inventário, treinamento de novatos.

**Magazine Luiza** – 03/2017 a 06/2021
Cargo: Conferente
Principais atividades: conferência de notas fiscais, recebimento, devolução.

**Mercado Livre** – 01/2015 a 02/2017
Cargo: Auxiliar de logística
Principais atividades: picking e packing em Cajamar.

**Transportadora Irmãos Prates Ltda** – 05/2012 a 11/2014
Cargo: Ajudante geral
Principais atividades: carga e descarga.

**CURSOS**
NR-11 Operador de empilhadeira – SENAI – 2016 (reciclagem 2025)
NR-35 Trabalho em altura
Excel intermediário – Fundação Bradesco

**INFORMAÇÕES ADICIONAIS**
CNH categoria AB. Disponibilidade de horário e início imediato.
`,
  }),
  cv('20-pt-eletricista', 'doc', 'pt', 'PT', {
    names: ['Nuno Miguel Tavares Figueira', 'Nuno Figueira', 'Nuno Miguel Figueira'],
    email: 'nuno.figueira@sadopost.example',
    phone: '+351 967 555 021',
    city: 'Setúbal',
    languages: ['Português', 'Inglês', 'Espanhol'],
    jobs: [
      'Encarregado de eletricidade | Lisnave | | 2018-06 | now',
      'Eletricista de manutenção | The Navigator Company | | 2011-02 | 2018-05',
      'Oficial eletricista | Visabeira | | 2008-09 | 2010-12',
      'Ajudante de eletricista | Eletro Sado, Lda. | | 2005-07 | 2008-08',
    ],
    page: `
|| 5 12
| **Curriculum Vitae** | 
| **Informação pessoal** | 
| Nome | Nuno Miguel Tavares Figueira
| Morada | Av. Bento Gonçalves, 55, 2.º Dto., 2910-431 Setúbal
| Telemóvel | +351 967 555 021
| Correio eletrónico | nuno.figueira@sadopost.example
| Nacionalidade | Portuguesa
| Data de nascimento | 09/03/1986
| **Experiência profissional** | 
| Datas | Junho 2018 – até à data
| Função | Encarregado de eletricidade
| Principais atividades | Coordenação de 15 eletricistas em reparação naval, ensaios, quadros principais
| Empregador | Lisnave, Mitrena
|  | 
| Datas | Fevereiro 2011 – Maio 2018
| Função | Eletricista de manutenção
| Principais atividades | Turnos, variadores, média tensão, paragens anuais
| Empregador | The Navigator Company, Setúbal
|  | 
| Datas | Setembro 2008 – Dezembro 2010
| Função | Oficial eletricista
| Empregador | Visabeira, Luanda (Angola)
|  | 
| Datas | Julho 2005 – Agosto 2008
| Função | Ajudante de eletricista
| Empregador | Eletro Sado, Lda., Palmela
| **Educação e formação** | 
| 2002 – 2005 | Curso profissional de Eletricidade, Escola Profissional de Setúbal
| 2017 | Técnico responsável pela execução, DGEG
| **Aptidões** | 
| Língua materna | Português
| Outras línguas | Inglês, Espanhol
| Carta de condução | B, C
`,
  }),
  cv('21-br-marketing-colunas', 'doc', 'pt', 'BR', {
    names: ['Juliana Nakamura Prado', 'Juliana Prado'],
    email: 'ju.nprado@araucaria.example',
    phone: '41 95555-0182',
    city: 'Curitiba',
    headline: 'Analista de Marketing Digital Sênior',
    languages: ['Inglês', 'Japonês'],
    jobs: [
      'Analista de Marketing Digital Sênior | Grupo Boticário | | 2022-05 | now',
      'Analista de Marketing Pleno | EBANX | | 2019-02 | 2022-04',
      'Assistente de Marketing | Agência Pinhão | | 2016-08 | 2019-01',
      'Estagiária de Comunicação | RPC | | 2015-03 | 2016-07',
    ],
    aside: [3],
    page: `
! Juliana Nakamura Prado
Analista de Marketing Digital Sênior
[[ 11 6
# Experiência
**Analista de Marketing Digital Sênior**
Grupo Boticário | mai/2022 – atual
* Mídia paga e CRM de duas marcas, verba de R$ 9 milhões por ano
* ROAS de 3,1 para 4,4
**Analista de Marketing Pleno**
EBANX | fev/2019 – abr/2022
* Inbound para lojistas do México e da Colômbia
* Automação no HubSpot
**Assistente de Marketing**
Agência Pinhão | ago/2016 – jan/2019
* Redes sociais de 11 clientes, relatórios, blog
**Estagiária de Comunicação**
RPC | mar/2015 – jul/2016
# Formação
MBA em Marketing Digital, FGV, 2021
Publicidade e Propaganda, UFPR, 2012 – 2016
---
# Contato
Curitiba, PR
41 95555-0182
ju.nprado@araucaria.example
/in/junprado-exemplo
# Ferramentas
Google Ads
Meta Ads
HubSpot
GA4
Looker Studio
Figma
# Idiomas
Inglês (avançado)
Japonês (básico, família)
# Voluntariado
Resgate de cães
]]
`,
  }),
  cv('22-sv-lastbilsmekaniker', 'docx', 'sv', 'SE', {
    names: ['Jonas Ekdahl'],
    email: 'jonas.ekdahl@norrpost.example',
    phone: '070-555 01 63',
    city: 'Skellefteå',
    languages: ['Svenska', 'Engelska'],
    jobs: [
      'Verkmästare | Wist Last & Buss | | 2021-02 | now',
      'Lastbilsmekaniker | Wist Last & Buss | | 2014-08 | 2021-01',
      'Mekaniker | Boliden | | 2011-05 | 2014-06',
      'Däckmontör | Däckia | | 2009-10 | 2011-04',
    ],
    page: `
# Jonas Ekdahl
Kanalgatan 71, 931 32 Skellefteå
070-555 01 63
jonas.ekdahl@norrpost.example
^ Jag har skruvat i tunga fordon i femton år och lett andra i fem. Nu flyttar vi söderut av familjeskäl och jag söker jobb i Uppsala eller Västerås från mars.
## Erfarenhet
**Verkmästare, Wist Last & Buss, Skellefteå**
Februari 2021 – nuvarande
* Planerar verkstaden för elva mekaniker
* Kundmottagning, garantiärenden och körprov
* Ansvarig för lärlingarna
**Lastbilsmekaniker, Wist Last & Buss, Skellefteå**
Augusti 2014 – januari 2021
* Volvo FH och FM, motor och växellåda, felsökning i Tech Tool
**Mekaniker, Boliden, Kristineberg**
Maj 2011 – juni 2014
* Lastmaskiner och truckar under jord, skift
**Däckmontör, Däckia, Umeå**
Oktober 2009 – april 2011
## Utbildning
Fordonsprogrammet, Anderstorpsgymnasiet, 2006 – 2009
Volvo Certified Technician, 2018
Arbetsledning, Företagsuniversitetet, 2021
## Körkort
BE, CE, truckkort A och B, heta arbeten
## Språk
Svenska, engelska
## Intressen
Skoter, jakt, Skellefteå AIK
## Referenser
Lämnas gärna vid intervju
`,
  }),
  cv('23-sv-underskoterska', 'pdf', 'sv', 'SE', {
    names: ['Amira Hassan Yusuf', 'Amira Yusuf'],
    email: 'amira.hy@oresund.example',
    phone: '073 555 02 18',
    city: 'Malmö',
    headline: 'Undersköterska',
    languages: ['Svenska', 'Somaliska', 'Arabiska', 'Engelska'],
    jobs: [
      'Undersköterska | Skånes universitetssjukhus | | 2021-06 | now',
      'Undersköterska | Attendo Södervärn | | 2017-09 | 2021-05',
      'Vårdbiträde | Malmö stad | | 2015-06 | 2017-08',
      'Lokalvårdare | ISS | | 2013-02 | 2015-05',
    ],
    page: `
[[ 5.5 11.5
**KONTAKT**
Malmö
073 555 02 18
amira.hy@oresund.example
^ **SPRÅK**
Svenska
Somaliska
Arabiska
Engelska
^ **KOMPETENSER**
Melior
Provtagning
Palliativ vård
Förflyttningsteknik
Stresstålig
^ **ÖVRIGT**
B-körkort
Vaccinerad
---
! Amira Hassan Yusuf
Undersköterska
^ **PROFIL**
Varm och noggrann undersköterska med skyddad yrkestitel. Trivs bäst när det händer mycket men tappar inte bort patienten i det.
^ **ARBETSLIVSERFARENHET**
^ **Undersköterska**
Skånes universitetssjukhus, Malmö
2021-06 – pågående
Ortopedavdelning, dag och natt, handledare
^ **Undersköterska**
Attendo Södervärn, Malmö
2017-09 – 2021-05
Demensboende, kontaktperson för fyra boende
^ **Vårdbiträde**
Malmö stad, hemtjänsten
2015-06 – 2017-08
^ **Lokalvårdare**
ISS, Lund
2013-02 – 2015-05
^ **UTBILDNING**
Vård- och omsorgsprogrammet för vuxna, Komvux Malmö, 2015 – 2017
Svenska som andraspråk, SFI D, 2012
Specialistundersköterska demens, YH, 2023
]]
`,
  }),
  cv('24-sv-ekonomi', 'doc', 'sv', 'SE', {
    names: ['Gunilla Sandström Åhl', 'Gunilla Åhl', 'Gunilla Sandström'],
    email: 'gunilla.ahl@ostgotapost.example',
    phone: '0705-55 01 29',
    city: 'Linköping',
    languages: ['Engelska', 'Tyska'],
    jobs: [
      'Redovisningsekonom | Östgötabagarn AB | | 2015-09 | now',
      'Ekonomiassistent | Saab | | 2007-01 | 2015-08',
      'Löneassistent | Linköpings kommun | | 2001-04 | 2006-12',
      'Kassörska | Domus | | 1994-06 | 1998-08',
    ],
    page: `
**CURRICULUM VITAE**

**Gunilla Sandström Åhl**
Född 1974-12-02
Hagalundsvägen 8 B, 587 31 Linköping
Tel. 0705-55 01 29
gunilla.ahl@ostgotapost.example

**ANSTÄLLNINGAR**
= 2015-09 –\tRedovisningsekonom\tÖstgötabagarn AB
= \tLöpande bokföring, moms, bokslut, två bolag
= 2007-01 – 2015-08\tEkonomiassistent\tSaab
= \tLeverantörsreskontra, SAP
= 2001-04 – 2006-12\tLöneassistent\tLinköpings kommun
= 1994-06 – 1998-08\tKassörska\tDomus

**UTBILDNING**
= 1998 – 2001\tEkonomprogrammet\tLinköpings universitet
= 1990 – 1993\tEkonomisk linje\tKatedralskolan
= 2019\tDiplomerad redovisningsekonom\tFAR

**DATORVANA**
Visma, Fortnox, SAP, Excel (mycket god)

**SPRÅK**
Engelska i tal och skrift, tyska från skolan

**FÖRTROENDEUPPDRAG**
Kassör i bostadsrättsföreningen sedan 2012

**FRITID**
Kör, sommarstuga, tre barnbarn
`,
  }),
];
