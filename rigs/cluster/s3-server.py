#!/usr/bin/python3
"""OpenStack Swift with its S3 API, whole, in one process: s3-server.py DIRECTORY PORT [HOST] (key test:tester, secret testing)."""
import eventlet, eventlet.event; eventlet.monkey_patch()
import os, socket, sys
from swift.common.ring import RingBuilder
from swift.common.wsgi import SwiftHttpProtocol, loadapp
from swift.common.utils import get_logger, set_swift_dir
from eventlet import wsgi

root, port = os.path.realpath(sys.argv[1]), int(sys.argv[2])
host = (sys.argv + ['127.0.0.1'])[3]
etc = root + '/etc'
for d in (etc, root + '/node/d1'): os.makedirs(d, exist_ok=True)

def write(name, text):
    with open(f'{etc}/{name}', 'w') as f: f.write(text)

def listen(p=0, h='127.0.0.1'):
    return eventlet.listen((h, p), backlog=256)

write('swift.conf', '[swift-hash]\nswift_hash_path_suffix = t\nswift_hash_path_prefix = t\n[storage-policy:0]\nname = one\ndefault = yes\n')
common = f'[DEFAULT]\nswift_dir = {etc}\ndevices = {root}/node\nmount_check = false\ndisable_fallocate = true\nfallocate_reserve = 0\nlog_level = WARNING\n'
set_swift_dir(etc)
socks = {}
for kind in ('account', 'container', 'object'):
    socks[kind] = listen()
    b = RingBuilder(2, 1, 0)
    b.add_dev(dict(region=1, zone=1, ip='127.0.0.1', port=socks[kind].getsockname()[1], device='d1', weight=1, meta='',
                   replication_ip='127.0.0.1', replication_port=socks[kind].getsockname()[1]))
    b.rebalance(); b.get_ring().save(f'{etc}/{kind}.ring.gz')
    write(f'{kind}.conf', common + f'[pipeline:main]\npipeline = {kind}\n[app:{kind}]\nuse = egg:swift#{kind}\n')
filters = 'catch_errors gatekeeper healthcheck listing_formats bulk s3api tempauth copy slo dlo versioned_writes symlink'
extra = {'s3api': 'location = us-east-1\n', 'tempauth': 'user_test_tester = testing .admin\n', 'versioned_writes': 'allow_object_versioning = true\n'}
write('proxy.conf', common + f'[pipeline:main]\npipeline = {filters} proxy-server\n[app:proxy-server]\nuse = egg:swift#proxy\naccount_autocreate = true\n'
      + ''.join(f'[filter:{f}]\nuse = egg:swift#{f}\n{extra.get(f, "")}' for f in filters.split()))
socks['proxy'] = listen(port, host)
class Cache(dict):  # stands in for memcached
    def __bool__(self): return True
    def get(self, key, *a, **k): return dict.get(self, key)
    def set(self, key, value, *a, **k): self[key] = value
    def delete(self, key, *a, **k): self.pop(key, None)
    def incr(self, key, delta=1, **k): self[key] = max(0, int(dict.get(self, key) or 0) + delta); return self[key]
    def decr(self, key, delta=1, **k): return self.incr(key, -delta)
    def set_multi(self, mapping, *a, **k): self.update(mapping)
    def get_multi(self, keys, *a, **k): return [dict.get(self, key) for key in keys]

cache = Cache()
def with_cache(app): return lambda env, start: (env.update({'swift.cache': cache}), app(env, start))[1]

for kind, sock in socks.items():
    app = loadapp(f'{etc}/{kind}.conf', global_conf={'log_name': kind})
    if kind == 'proxy': app = with_cache(app)
    log = get_logger({'log_level': 'WARNING'}, kind)
    eventlet.spawn(wsgi.server, sock, app, log=log, log_output=False, protocol=SwiftHttpProtocol, max_size=256, keepalive=True, capitalize_response_headers=False)
import logging
for l in list(logging.root.manager.loggerDict.values()):
    if isinstance(l, logging.Logger): l.addHandler(logging.StreamHandler(sys.stderr)) if not l.propagate else None
print(f"ready http://{host}:{socks['proxy'].getsockname()[1]}", flush=True)
eventlet.event.Event().wait()
