import { mounting } from "../kit/mount";
import { topicManager } from ".";

export const mount = mounting(topicManager);
