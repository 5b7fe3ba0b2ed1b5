/** Kinds of work, each with the types of its requests and results. */
export type WorkTable<Kinds> = { [Kind in keyof Kinds]: { request: unknown; result: unknown } };

/** A few items of one kind, which one thread does at a time. `context` is the same for all tasks. */
export interface Task<Work extends WorkTable<Work>, Kind extends keyof Work = keyof Work> {
  kind: Kind;
  context: string;
  requests: Work[Kind]['request'][];
}

/** Does a task; results come in the order of its requests. */
export type DoTask<Work extends WorkTable<Work>> = <Kind extends keyof Work>(
  task: Task<Work, Kind>,
) => Promise<Work[Kind]['result'][]>;
