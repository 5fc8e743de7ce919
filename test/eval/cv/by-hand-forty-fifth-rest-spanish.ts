import { byHand, type Sheet } from './sheet.ts';

const cv = byHand('forty-fifth-closed');

/** The closed ones in Spanish. All people are made up. */
export const BY_HAND_FORTY_FIFTH_REST_SPANISH: Sheet[] = [
  cv('31-es-mx-desarrolladora', 'pdf', 'es', 'MX', {
    names: ['Itzel Xóchitl Hernández Pech', 'Itzel Hernández Pech', 'Itzel Hernández'],
    email: 'itzel@hpech.example',
    phone: '+52 999 555 0161',
    city: 'Mérida',
    headline: 'Data Engineer',
    languages: ['Inglés', 'Maya'],
    aside: [3],
    jobs: [
      'Data Engineer Sr. | Kueski | Remoto | 2023-02 | now',
      'Data Engineer | Wizeline | Guadalajara | 2020-09 | 2023-01',
      'Analista de BI | Grupo Bepensa | Mérida | 2018-01 | 2020-08',
      'Becaria de TI | Gobierno de Yucatán | Mérida | 2017-02 | 2017-12',
    ],
    page: `
! ITZEL HERNÁNDEZ PECH
> Data Engineer
> Mérida, Yucatán · +52 999 555 0161 · itzel@hpech.example · linkedin.com/in/itzelhp-ejemplo
# Resumen
Ocho años moviendo datos. Python y SQL todos los días.
# Herramientas
{{
dbt
Airflow
Spark
Snowflake
Terraform
Great Expectations
}}
# Experiencia
**Kueski** — Data Engineer Sr. \tfeb 2023 – presente
__Remoto__
* Plataforma de scoring: latencia de 4 h a 12 min
* Gobierno de datos y catálogo
**Wizeline** — Data Engineer \tsep 2020 – ene 2023
__Guadalajara__
* Cliente de medios en Estados Unidos, migración de Redshift a Snowflake
**Grupo Bepensa** — Analista de BI \tene 2018 – ago 2020
__Mérida__
* Tableros de rutas de reparto, Power BI
**Gobierno de Yucatán** — Becaria de TI \tfeb 2017 – dic 2017
__Mérida__
# Educación
Ingeniería en Software, Universidad Autónoma de Yucatán, 2013 – 2017
# Comunidad
PyLadies Mérida, coorganizadora
# Idiomas
Inglés avanzado, Maya (lo hablo con mi abuela)
`,
  }),
  cv('32-es-co-planeador', 'docx', 'es', 'CO', {
    names: ['Jhon Fredy Castaño Úsuga', 'Jhon Fredy Castaño'],
    email: 'jfcastano@aburramail.example',
    phone: '300 555 0147',
    city: 'Itagüí',
    headline: 'Planeador de producción y demanda',
    languages: ['Inglés'],
    aside: [3],
    jobs: [
      'Planeador de demanda | Grupo Nutresa | Medellín | 2021-02 | now',
      'Planeador de producción | Corona | Sabaneta | 2017-07 | 2021-01',
      'Auxiliar de programación | Fabricato | Bello | 2014-01 | 2017-06',
      'Practicante de ingeniería | Fabricato | Bello | 2013-07 | 2013-12',
    ],
    page: `
# HOJA DE VIDA
! Jhon Fredy Castaño Úsuga
Planeador de producción y demanda
|| 5 12
| Cédula | Se suministra en entrevista
| Residencia | Cra. 50 # 47-12, Itagüí, Antioquia
| Celular | 300 555 0147
| Correo | jfcastano@aburramail.example
# PERFIL PROFESIONAL
Ingeniero industrial con doce años en planeación: textiles, pisos y galletas. Excel, SAP PP, Forecast Pro.
# EXPERIENCIA LABORAL
**GRUPO NUTRESA**
Cargo: Planeador de demanda
Ciudad: Medellín
Tiempo: febrero 2021 – actual
Funciones: pronóstico de 320 referencias, S&OP, error MAPE del 27 al 18 %
Jefe inmediato: Lina Marcela Ochoa
**CORONA**
Cargo: Planeador de producción
Ciudad: Sabaneta
Tiempo: julio 2017 – enero 2021
Funciones: secuenciación de hornos, inventario en proceso
Jefe inmediato: Álvaro Restrepo
**FABRICATO**
Cargo: Auxiliar de programación
Ciudad: Bello
Tiempo: enero 2014 – junio 2017
**FABRICATO**
Cargo: Practicante de ingeniería
Ciudad: Bello
Tiempo: julio 2013 – diciembre 2013
# FORMACIÓN ACADÉMICA
Especialización en Logística, EAFIT, 2019
Ingeniería Industrial, Universidad de Antioquia, 2013
# IDIOMA
Inglés intermedio
# REFERENCIAS PERSONALES
Gloria Úsuga, docente, 300 555 0190
`,
  }),
  cv('33-es-es-enfermera', 'doc', 'es', 'ES', {
    names: ['María del Rocío Peñalver Íñiguez', 'Rocío Peñalver Íñiguez', 'Rocío Peñalver'],
    email: 'rocio.penalver@marmenor.example',
    phone: '600 555 014',
    city: 'Cartagena',
    headline: 'Enfermera especialista en Geriatría',
    languages: ['Inglés', 'Francés'],
    aside: [3],
    jobs: [
      'Supervisora de enfermería | Residencia Ballesol | Cartagena | 2021-06 | now',
      'Enfermera | Hospital Santa Lucía | Cartagena | 2016-10 | 2021-05',
      'Staff nurse | Addenbrooke’s Hospital | Cambridge | 2012-09 | 2014-04',
      'Enfermera interna residente (EIR) | Hospital Morales Meseguer | Murcia | 2014-05 | 2016-05',
    ],
    page: `
! María del Rocío Peñalver Íñiguez
Enfermera especialista en Geriatría
C/ Carlos III, 22, 5º B – 30201 Cartagena – Tel. 600 555 014 – rocio.penalver@marmenor.example
# Sobre mí
Colegiada desde 2012. Turno de mañana o rotatorio. Me llaman Rocío en todas partes menos en Hacienda.
# Experiencia
|| 4 13
| junio 2021 – actualidad | **Supervisora de enfermería** en Residencia Ballesol, Cartagena\\Plantilla de 31, protocolos de sujeciones cero, farmacia
| octubre 2016 – mayo 2021 | **Enfermera** en Hospital Santa Lucía, Cartagena\\Medicina interna y planta COVID
| mayo 2014 – mayo 2016 | **Enfermera interna residente (EIR)** en Hospital Morales Meseguer, Murcia
| septiembre 2012 – abril 2014 | **Staff nurse** en Addenbrooke’s Hospital, Cambridge
# Formación
|| 4 13
| 2016 | Especialidad en Enfermería Geriátrica, vía EIR
| 2008 – 2012 | Grado en Enfermería, Universidad de Murcia
# Idiomas
Inglés C1, Francés A2
# Otros
Carné B. Experto universitario en úlceras y heridas crónicas (UCAM, 2019)
`,
  }),
  cv('34-es-mx-soldador', 'pdf', 'es', 'MX', {
    names: ['José Guadalupe Treviño Garza', 'J. Guadalupe Treviño Garza', 'Lupe Treviño'],
    email: 'lupe.trevino@regiomail.example',
    phone: '81 5550 0129',
    city: 'Apodaca',
    languages: ['Español', 'Inglés'],
    jobs: [
      'Supervisor de soldadura | Metalsa | Apodaca | 2019-08 | now',
      'Soldador especialista GMAW | Frisa | Santa Catarina | 2011-02 | 2019-07',
      'Pailero | Talleres Cantú e Hijos | Monterrey | 2005-06 | 2011-01',
    ],
    page: `
> **SOLICITUD / CURRÍCULUM VITAE**
|| 5 12
| Nombre completo | Treviño Garza José Guadalupe
| Domicilio | Priv. Los Encinos 118, Col. Moderno, Apodaca, N.L., C.P. 66600
| Teléfono | 81 5550 0129
| Correo electrónico | lupe.trevino@regiomail.example
| Estado civil | Casado
| Edad | 39 años
| Idiomas | Español, Inglés (técnico)
^ **EMPLEOS**
|| 3.5 4.5 5 4
| **Periodo** | **Empresa** | **Puesto** | **Motivo de salida**
| Ago 2019 – a la fecha | Metalsa, Apodaca | Supervisor de soldadura | Sigo laborando
| Feb 2011 – jul 2019 | Frisa, Santa Catarina | Soldador especialista GMAW | Mejor oferta
| Jun 2005 – ene 2011 | Talleres Cantú e Hijos, Monterrey | Pailero | Cierre
^ **Actividades actuales**
* 24 soldadores en dos turnos, celdas robóticas Fanuc
* Parámetros WPS/PQR conforme a AWS D1.1 y D1.3
* Reducción de retrabajo de 3.8 a 1.9 por ciento
^ **ESCOLARIDAD**
Técnico en soldadura industrial, CONALEP Apodaca, 2005
AWS Certified Welding Inspector, 2021
^ **PRETENSIÓN ECONÓMICA**
$28,000 mensuales libres
^ Atentamente: José Guadalupe Treviño Garza
`,
  }),
  cv('35-es-es-camionero', 'docx', 'es', 'ES', {
    names: ['Iñaki Goikoetxea Ruiz de Azua', 'Iñaki Goikoetxea'],
    email: 'igoiko@arabanet.example',
    phone: '600 555 087',
    city: 'Vitoria-Gasteiz',
    languages: ['Castellano', 'Euskera'],
    jobs: [
      'Conductor de tráiler | Transportes Azkar | Júndiz | 2013-02 | now',
      'Conductor de autobús | La Burundesa | Vitoria-Gasteiz | 2008-09 | 2013-01',
      'Repartidor | Panificadora Lakua | Vitoria-Gasteiz | 2004-04 | 2008-08',
    ],
    page: `
# CURRÍCULUM
Nombre: Iñaki
Apellidos: Goikoetxea Ruiz de Azua
Fecha de nacimiento: 8/9/1981
Dirección: Calle Portal de Villarreal 30, 2.º D
Población: 01002 Vitoria-Gasteiz (Álava)
Móvil: 600 555 087
Correo: igoiko@arabanet.example
# EXPERIENCIA
Desde febrero de 2013: Conductor de tráiler en Transportes Azkar, Júndiz. Nacional y norte de Francia, lona y piso móvil.
De septiembre de 2008 a enero de 2013: Conductor de autobús en La Burundesa, Vitoria-Gasteiz. Línea a Bilbao y discrecional.
De abril de 2004 a agosto de 2008: Repartidor en Panificadora Lakua, Vitoria-Gasteiz. Ruta de madrugada.
# ESTUDIOS
FP1 Automoción, Instituto Mendizabala, 1999
# CARNÉS
B, C+E, D, CAP mercancías y viajeros, ADR cisternas, tarjeta de tacógrafo
# IDIOMAS
Castellano y Euskera
# DISPONIBILIDAD
Quince días. Prefiero dormir en casa al menos tres noches.
`,
  }),
  cv('36-es-cl-cocinera', 'doc', 'es', 'CL', {
    names: ['Carolina Andrea Huenchullán Soto', 'Carolina Huenchullán Soto', 'Carolina Huenchullán'],
    email: 'caro.huenchullan@araucania.example',
    phone: '+56 9 5550 0115',
    city: 'Pucón',
    languages: ['Español', 'Inglés'],
    jobs: [
      'jefa de cocina | Hotel Antumalal | Pucón | 2022-10 | now',
      'maestra de cocina | Aramark | Calama | 2017 | 2022',
      'ayudante de cocina | Restorán La Pica del Chano | Temuco | 2013 | 2017',
    ],
    page: `
Pucón, 22 de noviembre de 2026
Señores
Selección de personal
^ De mi consideración:
Me llamo Carolina Huenchullán Soto, tengo 33 años y escribo por el aviso de chef ejecutiva para la temporada que parte en marzo. No tengo el currículum en formato bonito, así que les cuento aquí mi historia.
Desde octubre de 2022 soy jefa de cocina en el Hotel Antumalal, en Pucón. Somos ocho, con carta mapuche y cocina de estación, y hago los pedidos, los costos y los turnos.
Antes, entre 2017 y 2022, fui maestra de cocina en Aramark, en una faena cerca de Calama, siete por siete, 1.200 raciones por servicio.
Partí como ayudante de cocina en el Restorán La Pica del Chano, en Temuco, de 2013 a 2017.
Soy técnico en Gastronomía Internacional de INACAP Temuco (2013) y tengo el curso de manipulación de alimentos al día. Hablo Español e Inglés básico.
Pueden ubicarme en el +56 9 5550 0115 o en caro.huenchullan@araucania.example, de preferencia en la mañana.
^ Se despide atentamente,
Carolina Andrea Huenchullán Soto
Camino al Volcán km 3, Pucón
`,
  }),
];
