// Loaded before a program that must open no socket.
import net from 'node:net';

net.Socket.prototype.connect = () => {
  throw new Error('A socket opens.');
};
