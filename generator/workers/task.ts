/** What can be asked for: by kind, what one item is made from and what it becomes. */
export type WorkTable<Kinds> = { [Kind in keyof Kinds]: { request: unknown; result: unknown } };

/** A few items of one kind: what a thread does at a time. `context` is the same for all. */
export interface Task<Work extends WorkTable<Work>, Kind extends keyof Work = keyof Work> {
  kind: Kind;
  context: string;
  requests: Work[Kind]['request'][];
}

/** Does a task; results come in the order of its requests. */
export type DoTask<Work extends WorkTable<Work>> = <Kind extends keyof Work>(
  task: Task<Work, Kind>,
) => Promise<Work[Kind]['result'][]>;
