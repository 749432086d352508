import type { Catalog } from "./judgement";
import type { Library, Mechanism } from "./kinds/record";

/** Loads what records of this site need, once it is needed. */
export function libraryAt(address: string): Library {
  let loading: Promise<Catalog> | undefined;
  const load = async (): Promise<Catalog> => {
    const answer = await fetch(address);
    if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
    return answer.json();
  };
  return {
    catalog() {
      loading ??= load();
      // The next request tries again.
      loading.catch(() => (loading = undefined));
      return loading;
    },
    mechanism: (script): Promise<Mechanism> => import(script),
  };
}
