import {factText, STATUSES, type Fact} from './model';

/** One figure, as published for programs: always with its display form. */
export type PublishedFact = Fact & {readonly text: string};

/** Content of `facts.json`. */
export interface FactsDocument {
  readonly $schema: string;
  /** Incremented when a field of the document changes its meaning or is removed. */
  readonly version: 1;
  /** The newest date among the sources. */
  readonly asOf: string;
  /** Figures by token path, in alphabetical order. */
  readonly facts: Readonly<Record<string, PublishedFact>>;
}

// The keys are in the order in which programs see them; JSON leaves out those without a value.
function publish(fact: Fact): PublishedFact {
  const {value, asOf, source, unit, status, note} = fact;
  return {value, text: factText(fact), asOf, source, unit, status, note};
}

/**
 * Creates the content of `facts.json`. The order of the facts does not affect the result.
 * @param facts figures by token path
 * @param schemaId URL of the schema
 * @throws Error when there are no facts
 */
export function factsDocument(facts: ReadonlyMap<string, Fact>, schemaId: string): FactsDocument {
  const entries = Array.from(facts).sort(([a], [b]) => (a < b ? -1 : 1));
  const newest = entries
    .map(([, fact]) => fact.asOf)
    .sort()
    .pop();
  if (newest === undefined) throw new Error('facts.json: no facts given');
  return {
    $schema: schemaId,
    version: 1,
    asOf: newest,
    facts: Object.fromEntries(entries.map(([path, fact]) => [path, publish(fact)])),
  };
}

const DATE = {type: 'string', pattern: '^\\d{4}-\\d{2}(-\\d{2})?$', description: 'ISO date of a source.'};

/**
 * JSON Schema (draft 7) of `facts.json`.
 * @param schemaId URL of the schema, its `$id`
 */
export function factsSchema(schemaId: string) {
  return {
    $schema: 'http://json-schema.org/draft-07/schema#',
    $id: schemaId,
    title: 'Facts of this documentation',
    type: 'object',
    required: ['$schema', 'version', 'asOf', 'facts'],
    additionalProperties: false,
    properties: {
      $schema: {const: schemaId},
      version: {const: 1, description: 'Raised when a field changes its meaning or goes away.'},
      asOf: {...DATE, description: 'Newest date of a source.'},
      facts: {
        type: 'object',
        minProperties: 1,
        description: 'Figures by path. A path keeps its meaning; new paths may appear.',
        propertyNames: {pattern: '^[A-Za-z][^\\s]*$'},
        additionalProperties: {$ref: '#/definitions/fact'},
      },
    },
    definitions: {
      fact: {
        type: 'object',
        required: ['value', 'text', 'asOf', 'source'],
        additionalProperties: false,
        properties: {
          value: {type: ['string', 'number', 'boolean'], description: 'Raw value.'},
          text: {type: 'string', description: 'What pages print.'},
          unit: {type: 'string'},
          asOf: DATE,
          source: {type: 'string', minLength: 1},
          status: {enum: STATUSES},
          note: {type: 'string'},
        },
      },
    },
  } as const;
}

function jsonText(content: object): string {
  return `${JSON.stringify(content, null, 2)}\n`;
}

/**
 * The figures of the site for programs, and the JSON Schema that describes them: texts by file name.
 * @param facts figures by token path
 * @param schemaId URL at which the site serves facts.schema.json
 * @throws Error when there are no facts
 */
export function factsFiles(facts: ReadonlyMap<string, Fact>, schemaId: string) {
  return {
    'facts.json': jsonText(factsDocument(facts, schemaId)),
    'facts.schema.json': jsonText(factsSchema(schemaId)),
  } as const;
}
