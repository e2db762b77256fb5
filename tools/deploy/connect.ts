import { connectFtps } from './ftpsHost';
import type { Host } from './host';
import { connectSftp } from './sftpHost';
import type { Protocol, Target } from './target';

const connections: Record<Protocol, (target: Target) => Promise<Host>> = {
  sftp: connectSftp,
  ftps: connectFtps,
};

/** Logs in on a host, by the protocol of its address. @throws HostError */
export const connect = (target: Target): Promise<Host> => connections[target.protocol](target);
