// Loaded before a program. Throws if the program opens a socket.
import net from 'node:net';

net.Socket.prototype.connect = () => {
  throw new Error('A socket opens.');
};
