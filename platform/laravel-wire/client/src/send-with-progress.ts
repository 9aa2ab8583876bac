import axios from 'axios';
import { isTaken, type Sender } from './request';

/** One request that tells how much of its body is sent, which `fetch` cannot. */
export const sendWithProgress: Sender = async (method, address, request) => {
  const { signal, headers, body, progress } = request;
  const { status, data } = await axios.request<unknown>({
    method,
    url: address,
    data: body,
    withCredentials: true,
    withXSRFToken: false,
    timeout: 0,
    validateStatus: (given) => isTaken(given, request),
    ...(signal ? { signal } : {}),
    ...(headers ? { headers } : {}),
    onUploadProgress: (event) => progress?.(event.progress ?? 0),
  });
  return { status, data };
};
